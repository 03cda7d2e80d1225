import { saveItemSharing } from '../../../contract/administration/adminItem.ts';
import { itemWords } from '../../../domain/catalogue/itemWords.ts';
import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { linkCards } from '../../../domain/site/linkCards.ts';
import { type RobotsRule, robotsRules } from '../../../domain/site/sharing.ts';
import {
  refuseSharing,
  type SharingText,
  sharingMaximum,
  storedSharing,
  type TypedSharing,
  typedSharing,
} from '../../../domain/site/typedSharing.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { PictureButton } from '../form/PictureButton.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { LinkCardFigure } from './LinkCardFigure.tsx';
import { SmallPicture } from './SmallPicture.tsx';
import { useShopWindowForm } from './useShopWindowForm.ts';

const parts = {
  search: ['metaTitle', 'metaDescription', 'metaKeywords'],
  facebook: ['facebookTitle', 'facebookDescription'],
  twitter: ['twitterTitle', 'twitterDescription'],
} as const satisfies Record<string, readonly SharingText[]>;
type Part = keyof typeof parts;

const pictureOf = { facebook: 'facebookImage', twitter: 'twitterImage' } as const;

/** The texts of a course or product for search engines and shared links. */
export function SharingForm({ item }: { item: StoredItemDetail }) {
  const texts = useMessages(shopWindowMessages).sharing;
  const { language } = useLanguage();
  const form = useShopWindowForm<TypedSharing>(item, 'sharing', {
    typed: typedSharing(item.sharing),
    refuse: refuseSharing,
    wireFields: { facebookImage: 'facebook_image', twitterImage: 'twitter_image' },
    send: ({ revision, ...typed }, key) =>
      callServer(
        saveItemSharing,
        { params: { itemId: item.id }, body: { value: storedSharing(typed), revision } },
        { key },
      ),
  });
  const { values, change } = form;
  const sharing = storedSharing(values);
  const { title, summary } = item.fields;
  const words = itemWords({ title, summary: summary ?? { th: '', en: null }, sharing }, language);
  const cards = linkCards({ ...words, picture: item.coverUrl }, sharing, language);
  const pictureLabels = { facebookImage: texts.facebookImage, twitterImage: texts.twitterImage };
  return (
    <DeskFormFrame form={form} label={texts.title}>
      <StaleNote form={form} labels={{ ...texts.fields, robots: texts.robots, ...pictureLabels }} />
      <p className="read">{texts.body}</p>
      {(Object.keys(parts) as Part[]).map((part) => (
        <section key={part} className="leaf stack" aria-label={texts[part]}>
          <h3 className="adm-group">{texts[part]}</h3>
          <DeskFields
            form={form}
            fields={parts[part].map((name) => ({
              ...{ kind: 'languages', name, label: texts.fields[name], maximum: sharingMaximum(name) },
              rows: sharingMaximum(name) > 255 ? 3 : 1,
            }))}
          />
          {part === 'search' ? (
            <Robots value={values.robots} onChange={(robots) => change({ robots })} />
          ) : (
            <>
              <LinkPicture
                label={texts[pictureOf[part]]}
                url={values[pictureOf[part]]}
                problem={form.problems[pictureOf[part]]}
                onChange={(url) => change({ [pictureOf[part]]: url })}
              />
              <LinkCardFigure card={cards[part]} caption={texts.card} />
            </>
          )}
        </section>
      ))}
    </DeskFormFrame>
  );
}

function Robots({ value, onChange }: { value: RobotsRule | null; onChange: (rule: RobotsRule | null) => void }) {
  const texts = useMessages(shopWindowMessages).sharing;
  return (
    <SelectField
      label={texts.robots}
      value={value ?? ''}
      placeholder={texts.robotsUsual}
      onText={(chosen) => onChange(robotsRules.find((rule) => rule === chosen) ?? null)}
      choices={robotsRules.map((rule) => ({ value: rule, label: texts.robotsRules[rule] }))}
    />
  );
}

function LinkPicture({
  label,
  url,
  problem,
  onChange,
}: {
  label: string;
  url: string | null;
  problem: string | undefined;
  onChange: (url: string | null) => void;
}) {
  const texts = useMessages(shopWindowMessages);
  return (
    <div className="stack stack-2">
      <p className="adm-label">{label}</p>
      <SmallPicture url={url} missing={texts.sharing.usesCover} />
      {problem && <Problem>{problem}</Problem>}
      <div className="row">
        <PictureButton
          kind="outline"
          label={texts.sharing.choose}
          name={texts.sharing.chooseFor(label)}
          sending={texts.gallery.sending}
          onPicture={({ address }) => onChange(address)}
        />
        {url !== null && (
          <Button kind="quiet" small aria-label={texts.sharing.coverAgainFor(label)} onClick={() => onChange(null)}>
            {texts.sharing.coverAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
