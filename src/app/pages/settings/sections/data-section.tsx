import { downloadIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { actions } from './settings-section.css.ts';
import { SettingsSection } from './settings-section.tsx';

export function DataSection() {
  const text = useText();
  return (
    <SettingsSection id="data" title={text('settings.data.title')} lead={text('settings.data.lead')}>
      <div className={actions}>
        <Button href={`${routes.settings}data/`} tone="outline" icon={downloadIcon} download>
          {text('settings.data.download')}
        </Button>
      </div>
    </SettingsSection>
  );
}
