import { textIn } from '../../domain/localText.ts';
import type { Order } from '../../domain/order/order.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Picture } from '../../ui/show/Picture.tsx';
import { Weave } from '../../ui/show/Weave.tsx';
import { coverSizes } from '../catalogue/coverSize.ts';
import { useViewer } from './useViewer.ts';

/** The bought items. After the approval its buyer can open each course from here. */
export function OrderLines({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const { language } = useLanguage();
  const mayStart = useViewer(order) === 'buyer' && order.status === 'approved' && order.lines.length > 1;
  return (
    <section className="stack stack-3" aria-labelledby="lines-heading">
      <h2 id="lines-heading">{texts.linesHeading}</h2>
      <ul className="leaf stack stack-3">
        {order.lines.map((line) => {
          const title = textIn(line.title, language);
          return (
            <li className="row nowrap row-t" key={line.itemId}>
              <Picture
                src={line.coverUrl}
                sizes={coverSizes.small}
                alt=""
                width={1}
                height={1}
                className="order-thumb"
                fallback={<Weave kind="lan" />}
              />
              <div className="grow stack stack-2">
                <div>
                  <Link
                    className="strong plain-link"
                    to={line.kind === 'course' ? links.course(line.slug) : links.product(line.slug)}
                  >
                    {title}
                  </Link>
                  <p className="sm mut">
                    {textIn(line.planName, language)}
                    {line.quantity > 1 && ` · ${texts.quantity(line.quantity)}`}
                  </p>
                  <p className="num">{formatMoney(line.unitPrice * line.quantity, order.currency)}</p>
                </div>
                {mayStart && line.isWatchable && (
                  <div>
                    <ButtonLink
                      small
                      kind="outline"
                      to={links.learn(line.itemId)}
                      aria-label={texts.actions.startCourse(title)}
                    >
                      {texts.actions.start}
                    </ButtonLink>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
