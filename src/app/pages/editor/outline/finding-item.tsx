import { useFrame, useText } from '#app/client/frame.tsx';
import type { Finding } from '#editor/outline/findings/findings.ts';
import type { FindingsTools } from '#editor/outline/findings/findings-tools.ts';
import { formatNumber } from '#locale/number.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { type ReactNode, useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { eyeIcon, eyeOffIcon } from '../../../ui/icon/page-icons.ts';
import { useEditor } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';
import { StepPicture } from '../path/step-picture.tsx';
import * as styles from './findings.css.ts';

const icons: Readonly<Record<Finding['kind'], IconName>> = {
  undescribed:
    'M2 2l20 20M10.410 10.410a2 2 0 1 1-2.830-2.830M13.500 13.500 6 21M18 12l3 3M3.590 3.590A1.990 1.990 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.550 0 1.052-.220 1.410-.590M21 15V5a2 2 0 0 0-2-2H9',
  overflowing: 'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M7 8h8M7 12h10M7 16h6',
  faint: 'M4 20 10 4h1l6 16M6.500 14h8M21 3 3 21',
  unseen: eyeOffIcon,
  idle: 'M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.500a3.500 3.500 0 0 0 3.210-2.100M3 8.500A3.500 3.500 0 0 0 6.500 12H13M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M2 2l20 20',
};

interface FindingItemProps {
  finding: Finding;
  findings: FindingsTools;
  onFixed: () => void;
}

export function FindingItem({ finding, findings, onFixed }: FindingItemProps) {
  const onFix = () => findings.fix(finding) && onFixed();
  switch (finding.kind) {
    case 'undescribed':
      return <Undescribed id={finding.id} onDescribe={(words) => findings.describe(finding.id, words) && onFixed()} />;
    case 'overflowing':
      return <Overflowing finding={finding} onFix={onFix} />;
    case 'faint':
      return <Faint finding={finding} onFix={onFix} />;
    case 'unseen':
      return <Unseen finding={finding} onFix={onFix} />;
    case 'idle':
      return <Idle finding={finding} onFix={onFix} />;
  }
}

function Undescribed({ id, onDescribe }: { id: ObjectId; onDescribe: (words: string) => void }) {
  const text = useText();
  const { outline } = useEditor();
  const [words, setWords] = useState('');
  return (
    <Item kind="undescribed" onShow={() => outline.goTo(id)}>
      <div className={styles.pictured}>
        <StepPicture object={id} className={styles.picture} />
        <p className={styles.detail}>{text('editorOutline.findings.undescribedText', { into: usePlaceName(id) })}</p>
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') onDescribe(words);
        }}
      >
        <TextField
          label={text('editorOutline.findings.field')}
          isLabelHidden
          placeholder={text('editorOutline.findings.field')}
          maxLength={10_000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" tone="soft" size="sm" isDisabled={words.trim() === ''}>
            {text('editorOutline.findings.describe')}
          </Button>
          <Button tone="ghost" size="sm" onClick={() => onDescribe('')}>
            {text('editorOutline.findings.decoration')}
          </Button>
        </div>
      </form>
    </Item>
  );
}

interface FixableProps<Kind extends Finding['kind']> {
  finding: Extract<Finding, { kind: Kind }>;
  onFix: () => void;
}

function Overflowing({ finding, onFix }: FixableProps<'overflowing'>) {
  const text = useText();
  const { outline } = useEditor();
  const name = useNameOf()(finding.id);
  return (
    <Item kind="overflowing" onShow={() => outline.goTo(finding.id)}>
      <p className={styles.detail}>{text('editorOutline.findings.overflowingText', { name, into: usePlaceName(finding.id) })}</p>
      <Fix label={text('editorOutline.findings.grow')} onFix={onFix} />
    </Item>
  );
}

function Faint({ finding, onFix }: FixableProps<'faint'>) {
  const text = useText();
  const { language } = useFrame();
  const { outline } = useEditor();
  const name = useNameOf()(finding.id);
  const ratio = formatNumber(finding.ratio, language, 1);
  return (
    <Item kind="faint" onShow={() => outline.goTo(finding.id)}>
      <p className={styles.detail}>{text('editorOutline.findings.faintText', { name, into: usePlaceName(finding.id), ratio })}</p>
      <Fix label={text(finding.needsPaper ? 'editorOutline.findings.usePaper' : 'editorOutline.findings.useInk')} onFix={onFix} />
    </Item>
  );
}

function Unseen({ finding, onFix }: FixableProps<'unseen'>) {
  const text = useText();
  const { outline, path } = useEditor();
  const [label, name] = [path.labels().get(finding.step) ?? '', useNameOf()(finding.id)];
  return (
    <Item kind="unseen" onShow={() => outline.select([finding.id])}>
      <p className={styles.detail}>{text('editorOutline.findings.unseenText', { label, name })}</p>
      <Fix label={text('editorCommands.show')} onFix={onFix} />
    </Item>
  );
}

function Idle({ finding, onFix }: FixableProps<'idle'>) {
  const text = useText();
  const { path } = useEditor();
  const label = path.labels().get(finding.step) ?? '';
  return (
    <Item kind="idle" onShow={() => path.choose(finding.step)}>
      <p className={styles.detail}>{text('editorOutline.findings.idleText', { label })}</p>
      <Fix label={text('editorOutline.findings.remove')} onFix={onFix} />
    </Item>
  );
}

function Item({ kind, onShow, children }: { kind: Finding['kind']; onShow: () => void; children: ReactNode }) {
  const text = useText();
  const title = useId();
  return (
    <li className={styles.item} tabIndex={-1} aria-labelledby={title}>
      <div className={styles.head}>
        <Icon name={icons[kind]} size={18} className={styles.icon} />
        <h3 id={title} className={styles.title}>
          {text(`editorOutline.findings.${kind}`)}
        </h3>
        <IconButton
          icon={eyeIcon}
          size="sm"
          label={text('editorOutline.findings.show')}
          title={text('editorOutline.findings.show')}
          onClick={onShow}
        />
      </div>
      {children}
    </li>
  );
}

const Fix = ({ label, onFix }: { label: string; onFix: () => void }) => (
  <div className={styles.actions}>
    <Button tone="soft" size="sm" onClick={onFix}>
      {label}
    </Button>
  </div>
);

/** The topic that something is in. */
function usePlaceName(id: ObjectId): string {
  const { desk, outline } = useEditor();
  const nameOf = useNameOf();
  const topic = outline.above(id).find((above) => desk.draft.entries.get(above)?.object.kind === 'topic');
  return nameOf(topic ?? desk.scene.root.object.id);
}
