import { ConsentChoice } from '../../features/measurement/ConsentChoice.tsx';
import { useSiteSettings } from '../../features/site/useSite.ts';
import { lateFrameMessages } from '../../i18n/app/lateFrame.ts';
import { measurementMessages } from '../../i18n/app/measurement.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { useTheme } from '../../ui/page/useTheme.ts';

/** Switches for language, appearance, and the consent to count visits. */
export function FooterSwitches() {
  const { footer } = useMessages(lateFrameMessages);
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useTheme();
  const visits = useMessages(measurementMessages).title;
  const { analyticsEnabled } = useSiteSettings();
  return (
    <div className="switches">
      <Segmented
        legend={footer.language}
        value={language}
        onChoose={(next) => void setLanguage(next)}
        choices={[
          { value: 'th', label: <span lang="th">{footer.thai}</span> },
          { value: 'en', label: <span lang="en">{footer.english}</span> },
        ]}
      />
      <Segmented
        legend={footer.theme}
        value={theme}
        onChoose={setTheme}
        choices={[
          { value: 'system', label: footer.system },
          { value: 'light', label: footer.light },
          { value: 'dark', label: footer.dark },
        ]}
      />
      {analyticsEnabled && (
        <div>
          <p className="sm">{visits}</p>
          <ConsentChoice />
        </div>
      )}
    </div>
  );
}
