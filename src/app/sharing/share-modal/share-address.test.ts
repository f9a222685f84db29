import { describe, expect, test } from 'vitest';
import { networks, shareAddress } from './share-address.ts';

const shared = { url: 'https://lectern.example/p/a/b/?x=1&y=2', title: 'Salt & light: 100 %', tags: 'Marine biology, 日本語,#Q3!,,नमस्ते' };
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('[SHARE-4] the share address', () => {
  test('is different for each network', () => {
    expect(networks.map((network) => shareAddress(network, shared).split('?')[0])).toEqual([
      'https://www.facebook.com/sharer/sharer.php',
      'https://www.linkedin.com/sharing/share-offsite/',
      'https://twitter.com/intent/tweet',
      'https://classroom.google.com/share',
    ]);
  });

  test('encodes all values reversibly', () => {
    expect(queryOf(shareAddress('FACEBOOK', shared))).toEqual({ u: shared.url });
    expect(queryOf(shareAddress('LINKEDIN', shared))).toEqual({ url: shared.url });
    expect(queryOf(shareAddress('GOOGLE_CLASSROOM', shared))).toEqual({ url: shared.url, title: shared.title });
    expect(queryOf(shareAddress('TWITTER', shared))).toEqual({
      text: shared.title,
      url: shared.url,
      hashtags: 'Marinebiology,日本語,Q3,नमस्ते',
    });
  });

  test('has no hashtags without tags', () => {
    expect(queryOf(shareAddress('TWITTER', { ...shared, tags: '' }))['hashtags']).toBe('');
  });
});
