import { useFrame, useText } from '#app/client/frame.tsx';
import type { TextFormat, TextLook } from '#editor/inspect/text-look.ts';
import type { TextObject, Theme } from '#model/presentation/presentation.ts';
import { type StyleClass, styleClasses } from '#model/presentation/texts.ts';
import { formatPercent } from '#locale/number.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Choices, useRoving } from '../controls/choices.tsx';
import { ColourField } from '../controls/colour-field.tsx';
import { RatioLine } from '../controls/contrast-line.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { OptionField } from '../controls/option-field.tsx';
import { Pair, Section } from '../controls/section.tsx';
import { use } from 'react';
import { useDeskState, useEditor, useInspect } from '../editor-context.tsx';
import { Later } from '../parts/later.tsx';
import { FamilyField } from './family-field.tsx';
import { icons } from './inspector-icons.ts';
import * as styles from './inspector.css.ts';

/** Of a text, or of the letters that are selected in it. */
export function TextSections({ object }: { object: TextObject }) {
  const text = useText();
  const inspect = useInspect();
  return (
    <>
      <Section title={text('editorObjects.style')}>
        <StyleChoice value={object.styleClass} />
      </Section>
      <LetterSections />
      <Section title={text('editorObjects.vertical')}>
        <Choices
          label={text('editorObjects.vertical')}
          value={object.verticalAlign}
          onChoose={(verticalAlign) => inspect.set([object.id], { verticalAlign })}
          choices={[
            { value: 'top', label: text('editorObjects.vertical.top'), icon: icons.textTop },
            { value: 'middle', label: text('editorObjects.vertical.middle'), icon: icons.textMiddle },
            { value: 'bottom', label: text('editorObjects.vertical.bottom'), icon: icons.textBottom },
          ]}
        />
      </Section>
      <FitSection object={object} />
    </>
  );
}

/** What happens to words that need more room, and in how many columns they are. */
function FitSection({ object: { id, fit, letterScale, columns, width } }: { object: TextObject }) {
  const text = useText();
  const inspect = useInspect();
  const { language } = useFrame();
  const count = columns?.count ?? 1;
  return (
    <Section
      title={text('editorObjects.fit')}
      aside={letterScale && text('editorObjects.fit.scale', { percent: formatPercent(letterScale, language) })}
    >
      <OptionField
        label={text('editorObjects.fit')}
        isLabelHidden
        options={(['grow', 'fixed', 'shrink'] as const).map((value) => ({ value, label: text(`editorObjects.fit.${value}`) }))}
        value={fit ?? 'grow'}
        onChoose={(next) => inspect.set([id], { fit: next === 'grow' ? null : next, ...(next !== 'shrink' && { letterScale: null }) })}
      />
      <Choices
        label={text('editorObjects.columns')}
        value={String(count)}
        onChoose={(next) =>
          inspect.set([id], {
            columns: next === '1' ? null : { gap: columns?.gap ?? Number((width / 20).toPrecision(3)), count: Number(next) },
          })
        }
        choices={columnIcons.map((icon, place) => ({
          value: String(place + 1),
          label: text('editorObjects.columns.count', { count: place + 1 }),
          icon,
        }))}
      />
      {columns && count > 1 && (
        <NumberField
          label={text('editorObjects.columns.gap')}
          prefix={text('editorObjects.columns.gap.short')}
          value={columns.gap}
          least={0}
          onChange={(gap, kind) => inspect.set([id], { 'columns/gap': gap }, kind)}
          onSettle={inspect.settle}
        />
      )}
    </Section>
  );
}

const columnIcons: readonly IconName[] = [
  icons.textJustify,
  'M3 5h8M3 12h8M3 19h8M14 5h7M14 12h7M14 19h7',
  'M3 5h4M3 12h4M3 19h4M10 5h4M10 12h4M10 19h4M17 5h4M17 12h4M17 19h4',
  'M3 5h3M3 12h3M3 19h3M8 5h3M8 12h3M8 19h3M13 5h3M13 12h3M13 19h3M18 5h3M18 12h3M18 19h3',
];

function StyleChoice({ value }: { value: StyleClass }) {
  const text = useText();
  const inspect = useInspect();
  const roving = useRoving();
  return (
    <div className={styles.looks} role="radiogroup" aria-label={text('editorObjects.style')} {...roving}>
      {styleClasses.map((name) => (
        <button
          key={name}
          type="button"
          role="radio"
          className={styles.look}
          data-class={name}
          aria-checked={name === value}
          tabIndex={name === value ? 0 : -1}
          onClick={() => inspect.setStyleClass(name)}
        >
          {text(`editorObjects.style.${name}`)}
          {name === value && <Icon name="check" size={16} />}
        </button>
      ))}
    </div>
  );
}

/** How letters and paragraphs look: of a text, or of the table cell where somebody types. */
export function LetterSections() {
  const text = useText();
  const inspect = useInspect();
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const look = inspect.textLook();
  if (!look) return null;
  return (
    <>
      <Section title={text('editorObjects.typography')}>
        <LetterFields look={look} theme={theme} />
        <ParagraphFields look={look} />
      </Section>
      <Section title={text('editorObjects.colour')}>
        <ColourField
          label={text('editorObjects.colour')}
          theme={theme}
          value={look.color}
          onChange={(color, kind) => color !== undefined && inspect.formatText({ color }, kind)}
          onSettle={inspect.settle}
        />
        <Later isQuiet>
          <TextContrast />
        </Later>
      </Section>
    </>
  );
}

/** How well the letters can be read on what is behind them, where that can be said. */
function TextContrast() {
  const text = useText();
  const findings = use(useEditor().load.findings());
  // What is behind may change, too.
  useDeskState(({ presentation }) => presentation);
  const readable = findings.readability();
  if (!readable) return null;
  return <RatioLine label={text('editorObjects.contrast.text')} {...readable} />;
}

/** Letters can be set closer by this share of their size, or wider by that. */
const [CLOSEST, WIDEST] = [-100, 1000];

function LetterFields({ look, theme }: { look: TextLook; theme: Theme }) {
  const text = useText();
  const inspect = useInspect();
  const number = (name: 'size' | 'lineHeight', least: number, most: number, step: number) => (
    <NumberField
      label={text(`editorObjects.letters.${name}`)}
      prefix={text(`editorObjects.letters.${name}.short`)}
      value={look[name]}
      step={step}
      least={least}
      most={most}
      onChange={(value, kind) => inspect.formatText({ [name]: value } satisfies TextFormat, kind)}
      onSettle={inspect.settle}
    />
  );
  return (
    <>
      <FamilyField
        label={text('editorObjects.letters.family')}
        isLabelHidden
        value={look.family}
        fonts={theme.fonts}
        onChoose={(family) => inspect.formatText({ family })}
      />
      <Pair>
        {number('size', 0.001, 1e6, 1)}
        <WeightField look={look} theme={theme} />
      </Pair>
      <Pair>
        {number('lineHeight', 0.1, 20, 0.05)}
        <NumberField
          label={text('editorObjects.letters.spacing')}
          prefix={text('editorObjects.letters.spacing.short')}
          unit="%"
          value={look.letterSpacing === 'mixed' ? 'mixed' : look.letterSpacing * 100}
          least={CLOSEST}
          most={WIDEST}
          onChange={(percent, kind) => inspect.formatText({ letterSpacing: percent / 100 }, kind)}
          onSettle={inspect.settle}
        />
      </Pair>
    </>
  );
}

const named = [300, 400, 500, 600, 700, 800, 900] as const;

function WeightField({ look, theme }: { look: TextLook; theme: Theme }) {
  const text = useText();
  const inspect = useInspect();
  const offered = inspect.weightsOf(look.family, theme.fonts);
  const weights = look.weight === 'mixed' || offered.includes(look.weight) ? offered : [...offered, look.weight].toSorted((a, b) => a - b);
  const nameOf = (weight: number) => {
    const known = named.find((one) => one === weight);
    return known ? text(`editorObjects.weight.${known}`) : String(weight);
  };
  return (
    <OptionField
      label={text('editorObjects.letters.weight')}
      isLabelHidden
      options={weights.map((weight) => ({ value: String(weight), label: nameOf(weight) }))}
      value={String(look.weight)}
      onChoose={(weight) => inspect.formatText({ weight: Number(weight) })}
    />
  );
}

function ParagraphFields({ look }: { look: TextLook }) {
  const text = useText();
  const inspect = useInspect();
  return (
    <Pair>
      <Choices
        label={text('editorObjects.paragraph.align')}
        value={look.align}
        onChoose={(align) => inspect.formatText({ align })}
        choices={[
          { value: 'start', label: text('editorObjects.paragraph.start'), icon: icons.textStart },
          { value: 'center', label: text('editorObjects.paragraph.center'), icon: icons.textCenter },
          { value: 'end', label: text('editorObjects.paragraph.end'), icon: icons.textEnd },
          { value: 'justify', label: text('editorObjects.paragraph.justify'), icon: icons.textJustify },
        ]}
      />
      <Choices
        label={text('editorObjects.list')}
        value={look.list}
        onChoose={(list) => inspect.formatText({ list })}
        choices={[
          { value: 'none', label: text('editorObjects.list.none'), icon: icons.noList },
          { value: 'BULLET', label: text('editorObjects.list.bullets'), icon: icons.bullets },
          { value: 'NUMBER', label: text('editorObjects.list.numbers'), icon: icons.numbers },
        ]}
      />
    </Pair>
  );
}
