import { useText } from '#app/client/frame.tsx';
import { auditPaths } from '#contract/people/audit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { actions } from './settings-section.css.ts';
import { SettingsSection } from './settings-section.tsx';

export function ActivitySection() {
  const text = useText();
  return (
    <SettingsSection id="activity" title={text('settings.activity.title')} lead={text('settings.activity.lead')}>
      <div className={actions}>
        <Button href={auditPaths.activity} tone="outline" endIcon="arrowRight">
          {text('settings.activity.open')}
        </Button>
      </div>
    </SettingsSection>
  );
}
