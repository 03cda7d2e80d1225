import { accountMessages } from '../../i18n/people/account.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { useTheme } from '../../ui/page/useTheme.ts';

/** Language and appearance, stored on this device. */
export function DisplaySettings() {
  const texts = useMessages(accountMessages);
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useTheme();
  return (
    <section className="leaf stack" aria-labelledby="display-heading">
      <h2 id="display-heading">{texts.parts.display}</h2>
      <div className="stack stack-2">
        <p className="sm strong">{texts.language}</p>
        <Segmented
          legend={texts.language}
          value={language}
          onChoose={setLanguage}
          choices={[
            { value: 'th', label: <span lang="th">ไทย</span> },
            { value: 'en', label: <span lang="en">English</span> },
          ]}
        />
      </div>
      <div className="stack stack-2">
        <p className="sm strong">{texts.theme}</p>
        <Segmented
          legend={texts.theme}
          value={theme}
          onChoose={setTheme}
          choices={[
            { value: 'system', label: texts.themes.system },
            { value: 'light', label: texts.themes.light },
            { value: 'dark', label: texts.themes.dark },
          ]}
        />
      </div>
    </section>
  );
}
