import { emptyForm } from '#contract/form.ts';
import { plainQuery, type DashboardProps, type LibraryCard } from '#contract/presentation/library.ts';

/** For tests: two presentations, a folder and something in the trash. */
export const sampleCard: LibraryCard = {
  oid: 'demolightdee',
  title: 'Light in the Deep',
  description: '',
  address: '/p/demolightdee/light-in-the-deep/',
  owner: { publicDisplayName: 'Marisol', avatar: { initials: 'M', colour: 1, picture: null }, address: '/user/marisol/' },
  thumbnail: '/media/light.webp',
  animation: null,
  stopCount: 6,
  viewCount: 48_219,
  likeCount: 1,
  isStaffPick: false,
  isReusable: false,
  privacy: 'public',
  editAddress: '/p/edit/demolightdee/',
  modifiedAt: '2026-05-12T07:30:00.000Z',
  createdAt: '2026-05-01T09:00:00.000Z',
  revision: 4,
  folder: null,
  insightsAddress: '/p/insights/demolightdee/',
  copyAddress: '/p/copy/demolightdee/',
  downloadAddress: '/p/download/demolightdee/',
  goesAt: null,
  privacyBefore: null,
};

export const sampleLibrary: DashboardProps = {
  query: plainQuery,
  now: '2026-05-12T09:41:00.000Z',
  cards: [
    sampleCard,
    {
      ...sampleCard,
      oid: 'grant',
      title: 'Grant <report>',
      address: '/p/grant/grant-report/',
      editAddress: '/p/edit/grant/',
      thumbnail: null,
      privacy: 'private',
      folder: 'fold',
      modifiedAt: '2026-04-02T09:00:00.000Z',
    },
  ],
  total: 2,
  pageCount: 1,
  counts: { all: 2, public: 1, unlisted: 0, private: 1 },
  folders: [{ oid: 'fold', name: 'Teaching', count: 1 }],
  trashCount: 1,
  templates: [{ ...sampleCard, oid: 'timeline', title: 'Timeline', address: '/p/timeline/timeline/', editAddress: null }],
  imports: [],
  limits: { fileBytes: 200_000_000, leftBytes: 6_800_000_000, files: 20 },
  storage: { usedBytes: 3_200_000_000, limitBytes: 10_000_000_000 },
  totals: null,
  form: emptyForm,
};
