import { describe, expect, test } from 'vitest';
import { privacies, type Privacy } from '#contract/presentation/presentation-address.ts';
import * as policy from './presentations.policy.ts';
import type { PresentationFacts, Visitor } from './presentations.policy.ts';

const presentation: PresentationFacts = { ownerId: 'ada', privacy: 'public', isTemplate: false, allowsCopies: false, sellsPdf: true };

const anonymous: Visitor = { personId: undefined, role: undefined, right: undefined, hasPass: false };
const stranger: Visitor = { ...anonymous, personId: 'jun', role: 'user' };
const visitors = {
  anonymous,
  guest: { ...anonymous, hasPass: true },
  stranger,
  viewer: { ...stranger, right: 'view' },
  commenter: { ...stranger, right: 'comment' },
  editor: { ...stranger, right: 'edit' },
  owner: { ...stranger, personId: 'ada' },
  moderator: { ...stranger, role: 'moderator' },
  admin: { ...stranger, role: 'admin' },
} satisfies Record<string, Visitor>;
type Name = keyof typeof visitors;

const everyone = Object.keys(visitors) as Name[];
const signedIn = everyone.filter((name) => visitors[name].personId !== undefined);
const invited: Name[] = ['guest', 'viewer', 'commenter', 'editor', 'owner'];
const editors: Name[] = ['editor', 'owner'];
const owner: Name[] = ['owner'];
const both = (some: readonly Name[], others: readonly Name[]) => some.filter((name) => others.includes(name));

type Action = Exclude<keyof typeof policy, 'isOwner' | 'mayExport' | 'mayBuy'>;
type Allowed = Record<Privacy, readonly Name[]>;
const always = (names: readonly Name[]): Allowed => ({ public: names, reusable: names, unlisted: names, private: names });

/** Who may do what while the owner has not allowed copies. */
const rules: Record<Action, Allowed> = {
  maySee: { ...always(everyone), private: invited },
  mayLoadFiles: { ...always(everyone), private: [...invited, 'admin'] },
  mayEmbed: { ...always(everyone), private: [] },
  mayLike: { ...always(signedIn), private: both(invited, signedIn) },
  mayReport: { ...always(everyone), private: invited },
  mayCopy: { ...always(editors), reusable: everyone },
  mayComment: always(['commenter', 'editor', 'owner']),
  mayEdit: always(editors),
  mayPublish: always(owner),
  mayShare: always(owner),
  mayRestore: always(owner),
  mayArrange: always(owner),
  mayDownload: always(owner),
  maySeeInsights: always(['editor', 'owner', 'admin']),
  maySeeVisits: always(owner),
  mayCurate: always(['moderator', 'admin']),
};

/** Every action, asked with the presentation and the visitor. */
const decisions: Record<Action, (facts: PresentationFacts, visitor: Visitor) => boolean> = {
  ...policy,
  mayCurate: (_facts, visitor) => policy.mayCurate(visitor),
};
const allowedTo = (decide: (facts: PresentationFacts, visitor: Visitor) => boolean, facts: Partial<PresentationFacts>) =>
  everyone.filter((name) => decide({ ...presentation, ...facts }, visitors[name]));

describe.each(Object.keys(rules) as Action[])('%s', (action) => {
  test.each(privacies)('a %s presentation', (privacy) => {
    expect(allowedTo(decisions[action], { privacy })).toEqual(everyone.filter((name) => rules[action][privacy].includes(name)));
  });
});

describe('mayCopy', () => {
  describe.each([{ allowsCopies: true }, { isTemplate: true }])('with %o', (given) => {
    test.each(privacies)('a %s presentation', (privacy) => {
      expect(allowedTo(policy.mayCopy, { privacy, ...given })).toEqual(privacy === 'private' ? editors : everyone);
    });
  });
});

describe('the PDF', () => {
  const mayExport = (hasBought: boolean) => allowedTo((facts, visitor) => policy.mayExport(facts, visitor, hasBought), {});
  const mayBuy = (sellsPdf: boolean, hasBought: boolean) =>
    allowedTo((facts, visitor) => policy.mayBuy(facts, visitor, hasBought), { sellsPdf });

  test('is exported by the owner and by everyone who bought it', () => {
    expect([mayExport(false), mayExport(true)]).toEqual([owner, everyone]);
  });

  test('is sold to everyone who cannot export it yet, if the owner sells it', () => {
    expect(mayBuy(true, false)).toEqual(everyone.filter((name) => name !== 'owner'));
    expect([mayBuy(true, true), mayBuy(false, false), mayBuy(false, true)]).toEqual([[], [], []]);
  });
});
