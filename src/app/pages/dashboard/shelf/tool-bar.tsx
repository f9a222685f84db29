import { useFrame, useText } from '#app/client/frame.tsx';
import { libraryFilters, libraryLayouts, librarySorts } from '#contract/presentation/library.ts';
import { formatNumber } from '#locale/number.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { box } from '../../../ui/field/check-field.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { needsScript } from '../../../ui/type.css.ts';
import { useLibrary } from '../library-context.tsx';
import * as styles from './tool-bar.css.ts';
import type { Selection } from './use-selection.ts';
import { listIcon } from '../../../ui/icon/library-icons.ts';

/** Filter, order and layout of the list. */
export function ToolBar({ selection }: { selection: Selection }) {
  const text = useText();
  const { language } = useFrame();
  const { query, counts, cards, addressOf } = useLibrary();
  const { show, sort, layout, isTrash } = query;
  const isAll = cards.length > 0 && selection.oids.length === cards.length;
  return (
    <div className={styles.bar}>
      {isTrash ? (
        <span />
      ) : (
        <nav aria-label={text('library.filters')} className={styles.chips}>
          {libraryFilters.map((each) => (
            <a key={each} href={addressOf({ show: each })} className={styles.chip} aria-current={show === each ? 'true' : undefined}>
              {text(`library.filter.${each}`)}
              {(each === 'all' || show === each) && <span className={styles.count}>{formatNumber(counts[each], language)}</span>}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.end}>
        {layout === 'grid' && cards.length > 0 && (
          <label className={classNames(styles.all, needsScript)} data-any={selection.oids.length > 0 || undefined}>
            <input
              type="checkbox"
              className={box.checkbox}
              checked={isAll}
              ref={(element) => void (element && (element.indeterminate = !isAll && selection.oids.length > 0))}
              onChange={({ currentTarget }) => selection.chooseAll(currentTarget.checked)}
            />
            <span className={styles.allWords}>{text('library.selectAll')}</span>
          </label>
        )}
        {!isTrash && (
          <Menu
            label={text('library.sort')}
            items={librarySorts.map((each) => ({
              label: text(`library.sort.${each}`),
              href: addressOf({ sort: each }),
              ...(each === sort && { icon: 'check' as const }),
            }))}
            trigger={(props) => (
              <Button
                {...props}
                tone="ghost"
                size="sm"
                endIcon="chevronDown"
                aria-label={`${text('library.sort')}: ${text(`library.sort.${sort}`)}`}
              >
                {text(`library.sort.${sort}`)}
              </Button>
            )}
          />
        )}
        <span role="group" aria-label={text('library.layout')} className={styles.layouts}>
          {libraryLayouts.map((each) => (
            <IconButton
              key={each}
              href={addressOf({ layout: each, page: query.page })}
              icon={each === 'grid' ? 'dashboard' : listIcon}
              size="sm"
              label={text(`library.layout.${each}`)}
              aria-current={layout === each ? 'true' : undefined}
              className={styles.layout}
            />
          ))}
        </span>
      </div>
    </div>
  );
}
