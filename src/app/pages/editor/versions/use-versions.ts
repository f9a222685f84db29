import type { OpenVersion } from '#editor/tools/versions/open-version.ts';
import type { Version } from '#editor/tools/versions/versions-api.ts';
import type { VersionsTools } from '#editor/tools/versions/versions-tools.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { media } from '../../../ui/media/media.ts';
import { useEditor } from '../editor-context.tsx';

/** A version that somebody looks at: its content comes after it is chosen. */
interface Chosen {
  readonly version: Version;
  readonly open?: OpenVersion;
  readonly hasFailed?: boolean;
}

export interface History {
  readonly tools: VersionsTools | undefined;
  /** Latest first; undefined until they have come. */
  readonly versions: readonly Version[] | undefined;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly chosen: Chosen | undefined;
  choose(version: Version | undefined): void;
  more(): void;
  reload(): void;
}

const isWide = () => !matchMedia(media.phone).matches;

/** The versions of the presentation, and the one that is chosen. */
export function useVersions(): History {
  const { load } = useEditor();
  const [tools, setTools] = useState<VersionsTools>();
  const [versions, setVersions] = useState<readonly Version[]>();
  const [hasMore, setMore] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const shown = useRef<OpenVersion>(undefined);
  const turn = useRef(0);

  const chooseIn = useCallback(async (from: VersionsTools | undefined, version: Version | undefined) => {
    const mine = (turn.current += 1);
    shown.current?.close();
    shown.current = undefined;
    setChosen(version && { version });
    if (!version) return;
    const open = await from?.open(version.number).catch(() => undefined);
    if (turn.current !== mine) return open?.close();
    shown.current = open;
    setChosen(open ? { version, open } : { version, hasFailed: true });
  }, []);
  const fetchPage = useCallback(
    async (known: readonly Version[]) => {
      try {
        const loaded = await load.versions();
        setTools(loaded);
        const page = await loaded.list(known.at(-1)?.number);
        if (!page) return setFailed(true);
        setVersions([...known, ...page.versions]);
        // Where there is room for it beside the list, the latest one is shown at once.
        const [latest] = page.versions;
        if (known.length === 0 && latest && isWide()) void chooseIn(loaded, latest);
        setMore(page.hasMore);
        setFailed(false);
      } catch {
        setFailed(true);
      }
    },
    [load, chooseIn],
  );
  useEffect(() => void Promise.resolve([]).then(fetchPage), [fetchPage]);
  useEffect(
    () => () => {
      turn.current += 1;
      shown.current?.close();
    },
    [],
  );

  const reload = async () => {
    const page = await tools?.list();
    if (!page) return;
    // Those further down stay as they are known.
    const last = page.versions.at(-1)?.number ?? 0;
    setVersions((known = []) => [...page.versions, ...known.filter(({ number }) => number < last)]);
    setChosen((now) => {
      const version = page.versions.find(({ number }) => number === now?.version.number);
      return now && version ? { ...now, version } : now;
    });
  };

  return {
    tools,
    versions,
    hasMore,
    hasFailed,
    chosen,
    choose: (version) => void chooseIn(tools, version),
    more: () => void fetchPage(versions ?? []),
    reload: () => void reload(),
  };
}
