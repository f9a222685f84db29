import { describe, expect, test } from 'vitest';
import { shareByDevice } from './share-by-device.ts';

const what = { title: 'Light in the Deep', url: 'https://lectern.example/p/a/b/' };

async function share(
  isMobile: boolean,
  { canShare = true, failure }: { canShare?: boolean; failure?: Error } = {},
  lacks: 'nothing' | 'canShare' | 'share' = 'nothing',
) {
  const log: unknown[] = [];
  const device = {
    ...(lacks !== 'canShare' && { canShare: () => canShare }),
    ...(lacks !== 'share' && {
      share: async (data?: ShareData) => {
        log.push(data);
        if (failure) throw failure;
      },
    }),
  };
  if (!(await shareByDevice(what, { isMobile, device, onShared: () => log.push('told') }))) log.push('modal');
  return log;
}

describe('[SHARE-6] sharing', () => {
  test('uses the share sheet on mobile devices that have one', async () => {
    expect(await share(true)).toEqual([what, 'told']);
  });

  test('uses the modal on a desktop, even if it has a share sheet', async () => {
    expect(await share(false)).toEqual(['modal']);
  });

  test('uses the modal if the device cannot share this, or cannot share at all', async () => {
    expect(await share(true, { canShare: false })).toEqual(['modal']);
    expect(await share(true, {}, 'canShare')).toEqual(['modal']);
    expect(await share(true, {}, 'share')).toEqual(['modal']);
  });

  test('accepts a closed sheet, and falls back to the modal on an error', async () => {
    expect(await share(true, { failure: new DOMException('', 'AbortError') })).toEqual([what]);
    expect(await share(true, { failure: new DOMException('', 'NotAllowedError') })).toEqual([what, 'modal']);
  });
});
