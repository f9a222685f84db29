import { insightsPath } from '#contract/analytics/analytics-routes.ts';
import { emptyForm } from '#contract/form.ts';
import type { DetailsProps, VersionSummary } from '#contract/presentation/details.ts';
import type { ImportNote } from '#contract/presentation/imports.ts';
import { copyPath, detailsPath, downloadPath, editPath, presentationPath, slugOf } from '#contract/presentation/presentation-address.ts';
import { embedPath } from '#contract/routes.ts';
import type { Language } from '#locale/language.ts';
import type { FastifyRequest } from 'fastify';
import { languageOfRequest } from '../../../http/input/language.ts';
import type { WithKey } from '../../../http/security/file-keys.ts';
import type { Access } from '../access.ts';
import type { PresentationsStore } from '../presentations.store.ts';
import type { VersionsStore } from '../versions/versions.store.ts';
import type { Choices } from '../versions/rearrange.ts';

export type Row = NonNullable<Awaited<ReturnType<PresentationsStore['findByOid']>>>;

/** How many of the latest versions are listed. */
const MOST_VERSIONS = 100;

interface VersionPictures {
  thumbnail: string | null;
  stopCount: number | null;
}

interface Parts {
  store: Pick<PresentationsStore, 'findLatest'>;
  versions: Pick<VersionsStore, 'list' | 'hasUnpublished'>;
  cardPictures(contentHashes: readonly string[]): Promise<Map<string, VersionPictures>>;
  thumbnail(contentHash: string, coverStop: number | null): Promise<string | null>;
  /** One per step, null where it is not painted yet. */
  stepPictures(contentHash: string): Promise<(string | null)[]>;
  /** Adds keys to the addresses of pictures. */
  withKey: WithKey;
  choicesOf(documentKey: string, by: string): Promise<Choices>;
  segmentOf(ownerId: string): Promise<string>;
  countsOf(presentationId: number): Promise<{ likes: number; views: number }>;
  /** The notes of its import; none if it was not imported. */
  notesOf(presentationId: number, language: Language): Promise<ImportNote[]>;
  /** Formatted; null where nothing is sold. */
  pdfPrice(language: Language): string | null;
}

/** Everything the page shows except its links. */
export function createDetailsPage({
  store,
  versions,
  cardPictures,
  thumbnail,
  stepPictures,
  withKey,
  choicesOf,
  segmentOf,
  countsOf,
  notesOf,
  pdfPrice,
}: Parts) {
  const listVersions = async (
    { id, version, latestVersion }: Row,
    keyed: (address: string | null) => string | null,
  ): Promise<VersionSummary[]> => {
    const listed = await versions.list(id, MOST_VERSIONS);
    const pictures = await cardPictures(listed.map(({ contentHash }) => contentHash));
    return listed.map(({ number, name, contentHash, madeBy, bytes, createdAt }) => {
      const { thumbnail = null, stopCount = null } = pictures.get(contentHash) ?? {};
      return {
        number,
        name,
        madeAt: createdAt.toISOString(),
        madeBy,
        bytes,
        stopCount,
        thumbnail: keyed(thumbnail),
        isShown: number === version,
        isLatest: number === latestVersion,
      };
    });
  };
  /** Only the latest version can be arranged. */
  const offersFor = async ({ oid, version, latestVersion }: Row, by: string, shown: Choices) => {
    const latest = version === latestVersion ? undefined : await store.findLatest(oid);
    return latest ? (await choicesOf(latest.documentKey, by)).offers : shown.offers;
  };
  return async (
    request: FastifyRequest,
    row: Row,
    { isOwner: isMine, canRestore }: Access,
  ): Promise<Omit<DetailsProps, 'links' | 'linkForm'>> => {
    const { id, oid, title, description, tags, privacy, contentHash, coverStop } = row;
    const language = languageOfRequest(request);
    const personId = request.session?.personId;
    const keyed = (address: string | null) => (personId === undefined ? address : withKey(address, { oid, way: 'person', id: personId }));
    const by = personId ?? row.ownerId;
    const [picture, listed, isBehind, steps, choices, segment, counts, notes] = await Promise.all([
      thumbnail(contentHash, coverStop),
      canRestore ? listVersions(row, keyed) : [],
      row.showsLatest ? false : versions.hasUnpublished(id),
      stepPictures(contentHash),
      choicesOf(row.documentKey, by),
      segmentOf(row.ownerId),
      countsOf(id),
      isMine ? notesOf(id, language) : [],
    ]);
    const { stops, stopCount, language: itsLanguage } = choices;
    const offers = await offersFor(row, by, choices);
    const values: DetailsProps['form']['values'] = {
      title,
      description,
      tags: tags.join(', '),
      privacy,
      language: row.language ?? '',
      segment: row.segment ?? '',
      slug: row.slug ?? '',
      allowsCopies: row.allowsCopies ? 'on' : '',
      sellsPdf: row.sellsPdf ? 'on' : '',
      showsNotes: row.showsNotes ? 'on' : '',
      shows: row.showsLatest ? 'latest' : 'published',
      coverStop: coverStop === null ? '' : String(coverStop),
      revision: String(row.revision),
    };
    return {
      oid,
      viewAddress: presentationPath(row),
      editAddress: editPath(row),
      detailsAddress: detailsPath(oid),
      insightsAddress: insightsPath(oid),
      downloadAddress: downloadPath(oid),
      copyAddress: copyPath(oid),
      embedAddress: embedPath(oid),
      thumbnail: keyed(picture),
      isMine,
      form: { ...emptyForm, values },
      doneIn: 'details',
      usual: { slug: slugOf(title), language: itsLanguage, segment },
      pdfPrice: pdfPrice(language),
      covers: stops.map(({ stop, title }) => ({ stop, title, thumbnail: keyed(steps[stop - 1] ?? null) })),
      arrangement: offers.length > 0 ? { offers } : null,
      versions: listed,
      publishing: row.showsLatest || !canRestore ? null : { isBehind, shownVersion: row.version },
      notes,
      facts: {
        stopCount,
        bytes: row.bytes,
        createdAt: row.createdAt.toISOString(),
        modifiedAt: row.modifiedAt.toISOString(),
        viewCount: counts.views,
        likeCount: counts.likes,
      },
    };
  };
}

export type DetailsPage = ReturnType<typeof createDetailsPage>;
