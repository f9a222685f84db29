import { pencilIcon, plusIcon } from '#app/ui/icon/page-icons.ts';
import { RichText, useText } from '#app/client/frame.tsx';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { appTitle, displayText, heading, metaText, pageTitle, readingText, sectionTitle, subheading } from '../../../ui/type.css.ts';
import * as styles from './dev-ui.css.ts';
import { Panel } from './panel.tsx';

export function ColourPanel() {
  return (
    <Panel title="dev.colour" span="full">
      <div className={styles.swatches}>
        {Object.entries(styles.swatchColours).map(([name, colour]) => (
          <div key={name}>
            <div className={classNames(styles.swatch, colour)} aria-hidden="true">
              Aa
            </div>
            <code className={metaText}>--{name}</code>
          </div>
        ))}
      </div>
    </Panel>
  );
}

const specimens = [
  ['56 / 700', 'dev.type.display', displayText],
  ['42 / 700', 'dev.type.section', sectionTitle],
  ['32 / 700', 'dev.type.page', pageTitle],
  ['26 / 700', 'dev.type.app', appTitle],
  ['21 / 600', 'dev.type.heading', heading],
  ['18 / 600', 'dev.type.subheading', subheading],
  ['16 / 400', 'dev.type.reading', readingText],
  ['14 / 500', 'dev.type.ui', styles.uiText],
  ['13 / 400', 'dev.type.meta', metaText],
] as const;

export function TypePanel() {
  const text = useText();
  return (
    <Panel title="dev.type" span="five">
      <div className={styles.specimen}>
        {specimens.map(([size, sample, look]) => [
          <span key={size} className={styles.specimenSize}>
            {size}
          </span>,
          <span key={sample} className={look}>
            {text(sample)}
          </span>,
        ])}
      </div>
    </Panel>
  );
}

export function ButtonPanel() {
  const text = useText();
  return (
    <Panel title="dev.buttons" span="seven">
      <div className={styles.row}>
        <Button>{text('dev.copyLink')}</Button>
        <Button className={styles.hovered}>{text('dev.copyLink')}</Button>
        <Button className={styles.focused}>{text('dev.copyLink')}</Button>
        <Button isBusy>{text('dev.copying')}</Button>
        <Button isDisabled>{text('dev.copyLink')}</Button>
        <Button tone="danger">{text('dev.delete')}</Button>
      </div>
      <div className={styles.row}>
        <Button tone="outline" icon="share">
          {text('dev.share')}
        </Button>
        <Button tone="outline" icon="share" className={styles.hoveredOutline}>
          {text('dev.share')}
        </Button>
        <Button tone="outline" icon="share" className={styles.focused}>
          {text('dev.share')}
        </Button>
        <Button tone="ghost" icon="share">
          {text('dev.share')}
        </Button>
        <Button tone="soft" icon={plusIcon}>
          {text('dev.add')}
        </Button>
        <Button tone="lamp" icon="play">
          {text('dev.present')}
        </Button>
      </div>
      <h3 className={styles.panelTitle}>{text('dev.buttons.sizes')}</h3>
      <div className={styles.row}>
        <Button size="sm">{text('dev.size', { pixels: 32 })}</Button>
        <Button size="md">{text('dev.size', { pixels: 36 })}</Button>
        <Button size="lg">{text('dev.size', { pixels: 44 })}</Button>
        <Button size="xl">{text('dev.size', { pixels: 52 })}</Button>
      </div>
      <div className={styles.row}>
        <IconButton icon="copy" label={text('dev.menu.copy')} />
        <IconButton icon={pencilIcon} label={text('dev.edit')} tone="outline" />
        <IconButton icon="share" label={text('dev.share')} tone="soft" size="lg" />
        <IconButton icon="more" label={text('dev.menu')} isDisabled tone="outline" />
        <Button href="#dev" tone="outline" endIcon="arrowRight">
          {text('dev.seeAll')}
        </Button>
        <TextLink href="#dev" tone="standalone" endIcon="arrowRight">
          {text('dev.seeAll')}
        </TextLink>
        <TextLink href="#dev" tone="quiet">
          {text('dev.about')}
        </TextLink>
      </div>
      <p>
        <RichText text="dev.link" elements={{ link: <TextLink href="#dev" /> }} />
      </p>
    </Panel>
  );
}
