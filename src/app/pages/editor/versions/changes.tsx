import { useFrame, useText } from '#app/client/frame.tsx';
import type { Difference, Sort } from '#editor/tools/versions/differences.ts';
import type { Sight } from '#editor/tools/versions/sights.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pencilIcon, plusIcon } from '../../../ui/icon/page-icons.ts';
import { minusIcon } from './version-icons.ts';
import * as styles from './changes.css.ts';

const icons: Readonly<Record<Sort, string>> = { added: plusIcon, changed: pencilIcon, removed: minusIcon };
const sorts = ['added', 'changed', 'removed'] as const;
/** Lines that are shown at first. */
const FIRST = 40;

interface ChangesProps {
  differences: readonly Difference[];
  /** Somebody points at a line, or at none any more. */
  onPoint: (difference: Difference | undefined) => void;
  onSee: (sight: Sight) => void;
}

/** What has changed since, line by line. A line shows in both pictures what it is about. */
export function Changes({ differences, onPoint, onSee }: ChangesProps) {
  const text = useText();
  const wordsOf = useDifferenceWords();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? differences : differences.slice(0, FIRST);
  const counts = sorts.map((sort) => ({ sort, count: differences.filter((one) => one.sort === sort).length }));
  return (
    <div className={styles.changes}>
      <div className={styles.head}>
        <h3 className={styles.title}>{text('editorVersions.changes')}</h3>
        <span className={styles.lead}>{text('editorVersions.changesLead')}</span>
        <span className={styles.counts}>
          {counts.map(
            ({ sort, count }) =>
              count > 0 && (
                <span key={sort} className={styles.counted[sort]}>
                  <Icon name={icons[sort] as `M${string}`} size={13} />
                  {text(`editorVersions.counted.${sort}`, { count })}
                </span>
              ),
          )}
        </span>
      </div>
      {differences.length === 0 ? (
        <p className={styles.none}>{text('editorVersions.none')}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((difference, place) => {
            const sight = sightOf(difference);
            const line = (
              <>
                <span className={styles.signs[difference.sort]}>
                  <Icon name={icons[difference.sort] as `M${string}`} size={15} />
                </span>
                <span dir="auto">{wordsOf(difference)}</span>
              </>
            );
            return (
              <li key={place}>
                {sight ? (
                  <button
                    type="button"
                    className={styles.line}
                    onClick={() => onSee(sight)}
                    onPointerEnter={() => onPoint(difference)}
                    onPointerLeave={() => onPoint(undefined)}
                    onFocus={() => onPoint(difference)}
                    onBlur={() => onPoint(undefined)}
                  >
                    {line}
                  </button>
                ) : (
                  <span className={styles.line}>{line}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {shown.length < differences.length && (
        <div>
          <Button tone="outline" size="sm" onClick={() => setAll(true)}>
            {text('editorVersions.more', { count: differences.length - shown.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where it can be seen. */
function sightOf({ ids, step }: Difference): Sight | undefined {
  if (step !== undefined) return { kind: 'step', step };
  const [id, more] = ids;
  if (id === undefined) return undefined;
  return more === undefined ? { kind: 'object', id } : { kind: 'all' };
}

/** What is different, in words. */
function useDifferenceWords(): (difference: Difference) => string {
  const text = useText();
  const { language } = useFrame();
  const whatOf = ({ subject }: Difference): string => {
    if (subject.kind === 'presentation') return text('editorVersions.what.presentation');
    if (subject.kind === 'objects') return text(`editorVersions.count.${subject.of ?? 'any'}`, { count: subject.count });
    if (subject.kind === 'step') {
      const { label, name } = subject;
      return name.trim() ? text('editorVersions.what.step', { label, name }) : text('editorVersions.what.stepUnnamed', { label });
    }
    const kind = text(`editorOutline.kind.${subject.of}`);
    return subject.name === undefined ? kind : text('editorVersions.what.object', { kind, name: subject.name });
  };
  return (difference) => {
    const { sort, aspects, renamed } = difference;
    if (sort !== 'changed') return text(`editorVersions.${sort}`, { what: whatOf(difference) });
    const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(
      aspects.map((aspect) => text(`editorVersions.aspect.${aspect}`)),
    );
    if (!renamed) return text('editorVersions.changed', { what: whatOf(difference), aspects: list });
    const words = text('editorVersions.renamed', renamed);
    return list ? text('editorVersions.changed', { what: words, aspects: list }) : words;
  };
}
