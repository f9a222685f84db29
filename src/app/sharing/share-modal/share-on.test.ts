import { describe, expect, test } from 'vitest';
import { networks, type Network } from './share-address.ts';
import { shareOn } from './share-on.ts';

/** A browser window on the screen, recording what it opens. */
function screen(isBlocked = false) {
  const opened: { address: string; features: string; popup: { opener: unknown; location: { href: string } } }[] = [];
  const open = ((address: string, _name: string, features: string) => {
    const popup = { opener: 'us', location: { href: address } };
    opened.push({ address, features, popup });
    return isBlocked ? null : popup;
  }) as unknown as Window['open'];
  return { opened, from: { screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900, open } };
}

const openPopup = (network: Network, address: string, from: ReturnType<typeof screen>['from']) =>
  shareOn(network, address, { from, onShare: () => {} });

describe('[SHARE-4] the popup', () => {
  test('is 520 × 570, for LinkedIn 1300 × 570, centred on the window', () => {
    const { opened, from } = screen();
    for (const network of networks) openPopup(network, 'https://network.example/', from);
    const usual = 'popup,width=520,height=570,left=560,top=215';
    expect(opened.map(({ features }) => features)).toEqual([usual, 'popup,width=1300,height=570,left=170,top=215', usual, usual]);
  });

  test('never extends beyond the screen', () => {
    const { opened, from } = screen();
    openPopup('LINKEDIN', 'https://network.example/', { ...from, screenX: 0, screenY: 0, outerWidth: 390, outerHeight: 500 });
    expect(opened[0]?.features).toContain('left=0,top=0');
  });

  test('has no opener by the time the network’s page loads', () => {
    const { opened, from } = screen();
    expect(openPopup('FACEBOOK', 'https://network.example/', from)).toBe(true);
    expect(opened[0]).toMatchObject({ address: '', popup: { opener: null, location: { href: 'https://network.example/' } } });
  });

  test('reports when it is blocked', () => {
    expect(openPopup('FACEBOOK', 'https://network.example/', screen(true).from)).toBe(false);
  });

  test('is logged whether the browser blocks it or not', () => {
    const log: string[] = [];
    for (const isBlocked of [false, true])
      shareOn('LINKEDIN', 'https://network.example/', { from: screen(isBlocked).from, onShare: () => log.push('shared') });
    expect(log).toEqual(['shared', 'shared']);
  });
});
