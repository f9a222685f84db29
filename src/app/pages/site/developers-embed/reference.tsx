import { useText } from '#app/client/frame.tsx';
import type { TextKey } from '#locale/catalogue.ts';
import * as styles from './developers-embed-page.css.ts';

interface Row {
  /** As written in code. */
  name: string;
  usual?: string;
  meaning: TextKey;
}

export const optionRows: readonly Row[] = [
  { name: 'autoplay', usual: '0', meaning: 'embed.option.autoplay' },
  { name: 'loop', usual: '0', meaning: 'embed.option.loop' },
  { name: 'controls', usual: '1', meaning: 'embed.option.controls' },
  { name: 'explorable', usual: '1', meaning: 'embed.option.explorable' },
  { name: 'learn', usual: '0', meaning: 'embed.option.learn' },
  { name: 'step', usual: '1', meaning: 'embed.option.step' },
  { name: 'lang', usual: '–', meaning: 'embed.option.lang' },
  { name: 'theme', usual: 'present', meaning: 'embed.option.theme' },
  { name: 'meeting_id', usual: '–', meaning: 'embed.option.meeting' },
];

export const commandRows: readonly Row[] = [
  { name: 'listen', meaning: 'embed.command.listen' },
  { name: 'start', meaning: 'embed.command.start' },
  { name: 'next, previous, first, last', meaning: 'embed.command.move' },
  { name: 'goTo { stop }', meaning: 'embed.command.goTo' },
  { name: 'goToStep { step }', meaning: 'embed.command.goToStep' },
  { name: 'goToObject { object }', meaning: 'embed.command.goToObject' },
  { name: 'overview, backToPath', meaning: 'embed.command.overview' },
  { name: 'play { interval? }', meaning: 'embed.command.play' },
  { name: 'pause { duration? }', meaning: 'embed.command.pause' },
  { name: 'setCaptions, setMuted, setLooping { isOn }', meaning: 'embed.command.set' },
];

export const eventRows: readonly Row[] = [
  { name: 'state { state }', meaning: 'embed.event.state' },
  { name: 'started', meaning: 'embed.event.started' },
  { name: 'step { stop, step }', meaning: 'embed.event.step' },
  { name: 'ended', meaning: 'embed.event.ended' },
  { name: 'failed { kind }', meaning: 'embed.event.failed' },
  { name: 'answer { request, state }', meaning: 'embed.event.answer' },
];

/** A table of options or messages, and what each does. */
export function Reference({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const text = useText();
  const hasUsual = rows.some(({ usual }) => usual !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that is too wide scrolls, with the keyboard, too
    <div className={styles.tableFrame} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('embed.table.name')}</th>
            {hasUsual && <th scope="col">{text('embed.table.usual')}</th>}
            <th scope="col">{text('embed.table.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, usual, meaning }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {hasUsual && (
                <td>
                  <code>{usual}</code>
                </td>
              )}
              <td>{text(meaning)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
