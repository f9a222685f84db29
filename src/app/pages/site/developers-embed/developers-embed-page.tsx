import { announce } from '#app/client/analytics/announce.ts';
import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { heading, needsScript, readingText, subheading } from '../../../ui/type.css.ts';
import { CodeSample } from '../../../sharing/embed-code/code-sample.tsx';
import { EmbedDialog } from '../../../sharing/embed-code/embed-dialog.tsx';
import type { Page } from '../../page.ts';
import * as styles from './developers-embed-page.css.ts';
import { commandRows, eventRows, optionRows, Reference } from './reference.tsx';
import { samplesOf } from './samples.ts';
import { TryIt } from './try-it.tsx';

function DevelopersEmbedPage({ origin, asked, shown }: PageProps['developersEmbed']) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const samples = samplesOf(origin, shown?.oid ?? 'your-oid');
  return (
    <SiteLayout>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{text('embed.page.title')}</h1>
          <p className={styles.lead}>{text('embed.page.lead')}</p>
        </div>
        {shown && (
          <Button size="lg" icon="code" className={needsScript} onClick={() => setOpen(true)}>
            {text('embed.page.get')}
          </Button>
        )}
      </header>

      <Part id="try" title={text('embed.try.title')} lead={text('embed.try.lead')}>
        <form action={routes.developersEmbed} className={styles.choose}>
          <TextField
            label={text('embed.try.oid')}
            name="oid"
            defaultValue={shown?.oid ?? asked}
            pattern="[a-z0-9_\-]{1,40}"
            required
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" tone="outline">
            {text('embed.try.show')}
          </Button>
        </form>
        {shown ? (
          <TryIt key={shown.oid} {...shown} />
        ) : (
          <EmptyState title={text('embed.try.noneTitle')}>{text('embed.try.noneText')}</EmptyState>
        )}
      </Part>

      <Part id="script" title={text('embed.script.title')} lead={text('embed.script.lead')}>
        <div className={styles.pair}>
          <CodeSample language="html" label={text('embed.script.title')} code={samples.script} />
          <CodeSample language="js" label={text('embed.script.title')} code={samples.player} />
        </div>
        <p className={readingText}>{text('embed.script.player')}</p>
      </Part>

      <Part id="frame" title={text('embed.frame.title')} lead={text('embed.frame.lead')}>
        <CodeSample language="html" label={text('embed.frame.title')} code={samples.frame} />
        <Reference caption={text('embed.option.title')} rows={optionRows} />
      </Part>

      <Part id="messages" title={text('embed.own.title')} lead={text('embed.own.lead')}>
        <CodeSample language="js" label={text('embed.own.title')} code={samples.own} />
        <Reference caption={text('embed.command.title')} rows={commandRows} />
        <Reference caption={text('embed.event.title')} rows={eventRows} />
        <h3 className={subheading}>{text('embed.own.state')}</h3>
        <CodeSample language="js" label={text('embed.own.state')} code={samples.state} />
        <p className={readingText}>{text('embed.own.safety')}</p>
      </Part>

      <Part id="player-js" title="player.js" lead={text('embed.playerJs.lead')}>
        <CodeSample language="js" label="player.js" code={samples.playerJs} />
        <p className={readingText}>{text('embed.playerJs.limits')}</p>
      </Part>

      <Part id="classic" title={text('embed.classic.title')} lead={text('embed.classic.lead')}>
        <CodeSample language="js" label={text('embed.classic.title')} code={samples.classic} />
      </Part>

      {shown && <EmbedDialog isOpen={isOpen} onClose={() => setOpen(false)} origin={origin} {...shown} onEvent={announce} />}
    </SiteLayout>
  );
}

function Part({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={heading}>
        {title}
      </h2>
      <p className={readingText}>{lead}</p>
      {children}
    </section>
  );
}

export const page: Page<'developersEmbed'> = {
  areas: ['embed', 'share'],
  title: (_props, text) => text('embed.page.title'),
  description: (_props, text) => text('embed.page.lead'),
  Component: DevelopersEmbedPage,
};
