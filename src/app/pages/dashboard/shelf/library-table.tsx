import { chartIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { LibraryCard, LibrarySort } from '#contract/presentation/library.ts';
import { isolate } from '#locale/isolate.ts';
import { formatNumber } from '#locale/number.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Placeholder } from '../../../ui/card/placeholder.tsx';
import { box } from '../../../ui/field/check-field.css.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { needsScript, visuallyHidden } from '../../../ui/type.css.ts';
import { useLibrary } from '../library-context.tsx';
import { CardMenu } from '../cards/card-menu.tsx';
import { PrivacyChip, When } from '../cards/card-words.tsx';
import * as styles from './library-table.css.ts';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';
import { folderIcon } from '../../../ui/icon/library-icons.ts';

/** The cards as a table, sortable by its headers. */
export function LibraryTable({ selection }: { selection: Selection }) {
  const text = useText();
  const { cards, query, folders } = useLibrary();
  const { isTrash, isAnalytics } = query;
  const isAll = selection.oids.length === cards.length;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>
          {text(isTrash ? 'library.trash' : isAnalytics ? 'library.analytics' : 'library.title')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.check}>
              <span className={visuallyHidden}>{text('library.column.selection')}</span>
              <input
                type="checkbox"
                className={`${box.checkbox} ${needsScript}`}
                aria-label={text('library.selectAll')}
                checked={isAll}
                ref={(element) => void (element && (element.indeterminate = !isAll && selection.oids.length > 0))}
                onChange={({ currentTarget }) => selection.chooseAll(currentTarget.checked)}
              />
            </th>
            <Head sort="title" label={text('library.column.title')} />
            <th scope="col" className={styles.wide}>
              {text('library.column.privacy')}
            </th>
            <Head sort="views" label={text('library.column.views')} className={styles.number} />
            <Head sort="likes" label={text('library.column.likes')} className={styles.number} />
            {isTrash ? (
              <th scope="col" className={styles.goes}>
                {text('library.column.goes')}
              </th>
            ) : (
              <Head sort="changed" label={text('library.column.changed')} className={styles.when} />
            )}
            <th scope="col" className={styles.actions}>
              <span className={visuallyHidden}>{text('library.column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <Row
              key={card.oid}
              card={card}
              selection={selection}
              folder={folders.find(({ oid }) => oid === card.folder && oid !== query.folder)?.name}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ sort, label, className }: { sort: LibrarySort; label: string; className?: string }) {
  const { query, addressOf } = useLibrary();
  if (query.isTrash)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const isHere = query.sort === sort;
  return (
    <th scope="col" className={className} aria-sort={isHere ? (sort === 'title' ? 'ascending' : 'descending') : undefined}>
      <a href={addressOf({ sort })} className={styles.head}>
        {label}
        {isHere && <Icon name="chevronDown" size={14} className={sort === 'title' ? styles.up : undefined} />}
      </a>
    </th>
  );
}

function Row({ card, selection, folder }: { card: LibraryCard; selection: Selection; folder: string | undefined }) {
  const text = useText();
  const { language } = useFrame();
  const { isAnalytics } = useLibrary().query;
  const { oid, title, address, insightsAddress, thumbnail, viewCount, likeCount, goesAt } = card;
  return (
    <tr className={styles.row} data-chosen={selection.has(oid) || undefined}>
      <td className={styles.check}>
        <SelectBox card={card} selection={selection} />
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.naming}>
          <span className={styles.thumb}>
            {thumbnail === null ? (
              <Placeholder />
            ) : (
              <img src={thumbnail} width={64} height={36} alt="" loading="lazy" className={styles.picture} />
            )}
          </span>
          <span className={styles.words}>
            {goesAt === null ? (
              <a href={isAnalytics ? insightsAddress : address} className={styles.link} dir="auto">
                {title}
              </a>
            ) : (
              <bdi className={styles.link}>{title}</bdi>
            )}
            {folder !== undefined && (
              <span className={styles.folder}>
                <Icon name={folderIcon} size={14} />
                <bdi>{folder}</bdi>
              </span>
            )}
          </span>
        </span>
      </th>
      <td className={styles.wide}>
        <PrivacyChip card={card} />
      </td>
      <td className={styles.number}>{formatNumber(viewCount, language)}</td>
      <td className={styles.number}>{formatNumber(likeCount, language)}</td>
      <td className={goesAt === null ? styles.when : styles.goes}>
        <When card={card} isShort />
      </td>
      <td className={styles.actions}>
        <span className={styles.tools}>
          {goesAt === null && (
            <IconButton
              href={insightsAddress}
              icon={chartIcon}
              size="sm"
              className={styles.insights}
              label={text('library.insightsNamed', { title: isolate(title) })}
            />
          )}
          <CardMenu card={card} />
        </span>
      </td>
    </tr>
  );
}
