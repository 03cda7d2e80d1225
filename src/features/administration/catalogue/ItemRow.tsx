import type { PublicationState } from '../../../domain/catalogue/publication.ts';
import type { ListedItem } from '../../../domain/catalogue/storedItem.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Picture } from '../../../ui/show/Picture.tsx';
import { Price } from '../../../ui/show/Price.tsx';
import { Tag, type Tone } from '../../../ui/show/Tag.tsx';
import { Weave } from '../../../ui/show/Weave.tsx';
import { coverSizes } from '../../catalogue/coverSize.ts';
import { StartingPrice } from '../../catalogue/StartingPrice.tsx';
import { useSiteSettings } from '../../site/useSite.ts';

const tones: Readonly<Record<PublicationState, Tone>> = {
  ...{ draft: 'plain', scheduled: 'info', published: 'done', archived: 'plain' },
};

/** A course or product in the desk's list. */
export function ItemRow({
  item,
  isChosen,
  onChoose,
}: {
  item: ListedItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { choose } = useMessages(itemEditingMessages).bulk;
  const texts = useMessages(shopWindowMessages).items;
  const { states } = useMessages(itemEditingMessages).publication;
  const { language } = useLanguage();
  const title = textIn(item.title, language);
  return (
    <>
      <span className="adm-pick">
        <CheckField label={<span className="vh">{choose(title)}</span>} checked={isChosen} onCheck={onChoose} />
      </span>
      <Picture
        className="adm-item-picture"
        src={item.coverUrl}
        sizes={coverSizes.small}
        alt=""
        width={4}
        height={3}
        fallback={<Weave kind="lan" />}
      />
      <span className="adm-item-name">
        <span className="strong">{title}</span>
        <span className="sm mut num adm-beside">
          {texts.kinds[item.kind]} {item.id} · {textIn(item.categoryName, language)}
        </span>
      </span>
      <span className="adm-item-facts">
        <ItemPrice item={item} />
        <span>
          <Tag tone={tones[item.state]}>{states[item.state]}</Tag>
        </span>
      </span>
      <ButtonLink kind="outline" small to={deskLinks.item(item.id)} aria-label={texts.editOf(title)}>
        {texts.edit}
      </ButtonLink>
    </>
  );
}

function ItemPrice({ item: { fromPrices, toPrices } }: { item: ListedItem }) {
  const { noPrice } = useMessages(shopWindowMessages).items;
  const { currency } = useSiteSettings();
  const from = fromPrices[currency];
  if (from === null) return <span className="sm mut">{noPrice}</span>;
  const isStart = (toPrices[currency] ?? from) > from;
  return isStart ? <StartingPrice minor={from} currency={currency} /> : <Price minor={from} currency={currency} />;
}
