import { useText } from '#app/client/frame.tsx';
import type { Link } from '#model/presentation/link.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { useState } from 'react';
import { CheckboxField } from '../../../ui/field/check-field.tsx';
import { OptionField } from '../controls/option-field.tsx';
import { Section } from '../controls/section.tsx';
import { WordsField } from '../controls/words-field.tsx';
import { useChartWords } from '../grid/data-words.ts';
import { useDeskState, useInspect } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';

const pictures: ReadonlySet<SceneObject['kind']> = new Set(['image', 'drawing']);

/** What is read aloud in place of something that is seen. */
export function WordsSection({ object }: { object: SceneObject }) {
  const text = useText();
  const inspect = useInspect();
  const assets = useDeskState(({ presentation }) => presentation.assets);
  const written = useChartWords(object);
  if (!inspect.isDescribed(object)) return null;
  const usual = object.kind === 'image' ? assets[object.asset]?.alt : written;
  const isDecoration = object.alt === '';
  return (
    <Section title={text('editorObjects.alt')}>
      {!isDecoration && (
        <WordsField
          label={text('editorObjects.alt.label')}
          isLabelHidden
          isLong
          value={object.alt ?? ''}
          placeholder={usual}
          most={10_000}
          hint={text(written ? 'editorData.facts.hint' : 'editorObjects.alt.hint')}
          onCommit={(words) => inspect.set([object.id], { alt: words.trim() || null })}
        />
      )}
      {pictures.has(object.kind) && (
        <CheckboxField
          label={text('editorObjects.alt.decoration')}
          checked={isDecoration}
          onChange={({ target }) => inspect.set([object.id], { alt: target.checked ? '' : null })}
        />
      )}
    </Section>
  );
}

const linkKinds = ['none', 'address', 'object', 'step'] as const;
type LinkKind = (typeof linkKinds)[number];

/** Where a click on an object leads. */
export function LinkSection({ object: { id, link } }: { object: SceneObject }) {
  const text = useText();
  const inspect = useInspect();
  // Chosen, but not yet where to.
  const [wanted, setWanted] = useState<LinkKind>();
  const kind = wanted ?? link?.kind ?? 'none';
  const set = (next: Link | null) => {
    setWanted(undefined);
    inspect.set([id], { link: next });
  };
  const choose = (next: LinkKind) => {
    if (next !== 'none') setWanted(next === link?.kind ? undefined : next);
    else if (link) set(null);
    else setWanted(undefined);
  };
  return (
    <Section title={text('editorObjects.link')}>
      <OptionField
        label={text('editorObjects.link.to')}
        isLabelHidden
        options={linkKinds.map((value) => ({ value, label: text(`editorObjects.link.${value}`) }))}
        value={kind}
        onChoose={choose}
      />
      {kind === 'address' && (
        <AddressField href={link?.kind === 'address' ? link.href : ''} onCommit={(href) => set({ kind: 'address', href })} />
      )}
      {(kind === 'object' || kind === 'step') && (
        <TargetField kind={kind} chosen={link?.kind === kind ? link.id : undefined} onChoose={(target) => set({ kind, id: target })} />
      )}
    </Section>
  );
}

function AddressField({ href, onCommit }: { href: string; onCommit: (href: string) => void }) {
  const text = useText();
  const inspect = useInspect();
  const [wrong, setWrong] = useState<string>();
  return (
    <WordsField
      label={text('editorObjects.link.address')}
      isLabelHidden
      type="url"
      placeholder="https://"
      value={wrong ?? href}
      problem={wrong === undefined ? undefined : text('editorObjects.link.wrong')}
      most={4000}
      onCommit={(typed) => {
        const address = inspect.addressFrom(typed);
        setWrong(address === undefined && typed.trim() ? typed : undefined);
        if (address !== undefined) onCommit(address);
      }}
    />
  );
}

interface TargetFieldProps {
  kind: 'object' | 'step';
  chosen: string | undefined;
  onChoose: (id: string, title: string) => void;
}

/** One of the topics, or of the steps. */
export function TargetField({ kind, chosen, onChoose }: TargetFieldProps) {
  const text = useText();
  const inspect = useInspect();
  const path = useDeskState(({ presentation }) => presentation.path);
  const steps = () => path.map(({ id, title }, index) => ({ value: id, title: title || `${index + 1}`, label: `${index + 1}. ${title}` }));
  const nameOf = useNameOf();
  const topics = () =>
    inspect.topics().map(({ id, title }) => {
      const name = title || nameOf(id);
      return { value: id, title: name, label: name };
    });
  const targets = kind === 'step' ? steps() : topics();
  const isThere = targets.some(({ value }) => value === chosen);
  return (
    <OptionField
      label={text(`editorObjects.link.${kind}`)}
      isLabelHidden
      options={isThere ? targets : [{ value: '', label: text('editorObjects.link.choose') }, ...targets]}
      value={isThere && chosen !== undefined ? chosen : ''}
      onChoose={(id) => id && onChoose(id, targets.find(({ value }) => value === id)?.title ?? '')}
    />
  );
}
