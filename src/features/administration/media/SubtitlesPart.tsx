import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removeSubtitles, saveSubtitles } from '../../../contract/administration/medium.ts';
import type { Medium } from '../../../domain/media/medium.ts';
import { subtitleLanguages } from '../../../domain/media/subtitleLanguages.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { formatLanguageName } from '../../../i18n/formatLanguageName.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { readTextFile } from '../../../platform/upload/readTextFile.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { IconButton } from '../../../ui/press/Button.tsx';
import { FileButton } from './FileButton.tsx';
import { adminMediumQuery } from './mediaQueries.ts';

/** The subtitles of a film, one file for each language. */
export function SubtitlesPart({ medium }: { medium: Medium }) {
  const texts = useMessages(mediaMessages).subtitles;
  const { language: shown } = useLanguage();
  const [language, setLanguage] = useState<string>(subtitleLanguages[0]);
  const setting = useSubtitles(medium);
  return (
    <section className="stack stack-3" aria-label={texts.title}>
      <h2 className="adm-group">{texts.title}</h2>
      <p className="read">{texts.body}</p>
      {medium.subtitles.length === 0 && <p className="mut">{texts.none}</p>}
      <ul className="stack stack-1">
        {medium.subtitles.map((subtitle) => {
          const name = formatLanguageName(subtitle.language, shown);
          return (
            <li key={subtitle.language} className="row sb">
              <a className="link" href={subtitle.url} target="_blank" rel="noreferrer">
                {name}
              </a>
              <IconButton
                icon="trash"
                label={texts.remove(name)}
                disabled={setting.isPending}
                onClick={() => setting.mutate({ language: subtitle.language, file: null })}
              />
            </li>
          );
        })}
      </ul>
      <div className="row media-subtitles">
        <SelectField
          label={texts.language}
          value={language}
          onText={setLanguage}
          choices={subtitleLanguages.map((value) => ({ value, label: formatLanguageName(value, shown) }))}
        />
        <FileButton
          label={texts.add}
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          disabled={setting.isPending}
          onFiles={([file]) => file && setting.mutate({ language, file })}
        />
      </div>
      {setting.error && <Problem>{setting.problem}</Problem>}
    </section>
  );
}

type Change = { readonly language: string; readonly file: File | null };

function useSubtitles({ id }: Medium) {
  const texts = useMessages(mediaMessages).subtitles;
  const failureText = useFailureText();
  const client = useQueryClient();
  const setting = useMutation({
    mutationFn: async ({ language, file }: Change) => {
      const params = { mediumId: id, language };
      const key = crypto.randomUUID();
      return file === null
        ? await callServer(removeSubtitles, { params }, { key })
        : await callServer(saveSubtitles, { params, body: { text: await readTextFile(file) } }, { key });
    },
    networkMode: 'always',
    onSuccess: (medium) => {
      client.setQueryData(adminMediumQuery(id).queryKey, medium);
      notify({ kind: 'done', title: texts.saved });
    },
  });
  const { error } = setting;
  const atText = error instanceof CallFailed ? error.facts.fields.text : undefined;
  return { ...setting, problem: error && (atText ?? failureText(error)) };
}
