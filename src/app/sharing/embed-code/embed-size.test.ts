import { describe, expect, it } from 'vitest';
import { defaultSize, presetOf, presets, sizeByHeight, sizeByWidth } from './embed-size.ts';

describe('the size of an embedded viewer', () => {
  it('SHARE-7: is initially 560 × 315', () => {
    expect(defaultSize).toEqual({ width: '560', height: '315' });
    expect(presetOf(defaultSize)).toBe('small');
  });

  it('SHARE-7: keeps 16 : 9, rounded to the pixel', () => {
    expect(sizeByHeight('315')).toEqual({ width: '560', height: '315' });
    expect(sizeByHeight('100')).toEqual({ width: '178', height: '100' });
    expect(sizeByWidth('560')).toEqual({ width: '560', height: '315' });
    expect(sizeByWidth('101')).toEqual({ width: '101', height: '57' });
    expect(sizeByWidth('1')).toEqual({ width: '1', height: '1' });
    for (const { width, height } of Object.values(presets))
      expect([sizeByWidth(width), sizeByHeight(height)]).toEqual([
        { width, height },
        { width, height },
      ]);
  });

  it('SHARE-7: accepts only digits, up to four', () => {
    expect(sizeByWidth('8e0-0.px')).toEqual({ width: '800', height: '450' });
    expect(sizeByWidth('12345')).toMatchObject({ width: '1234' });
    expect(sizeByHeight('98765')).toMatchObject({ height: '9876' });
    expect(sizeByHeight('٣١٥')).toEqual({ width: '', height: '' });
  });

  it('SHARE-7: empty or 0 clears both', () => {
    for (const typed of ['', '0', '000', 'px', '-'])
      expect([sizeByWidth(typed), sizeByHeight(typed)]).toEqual([
        { width: '', height: '' },
        { width: '', height: '' },
      ]);
  });
});
