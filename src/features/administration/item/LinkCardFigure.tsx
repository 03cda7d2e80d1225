import type { LinkCard } from '../../../domain/site/linkCards.ts';
import { linkPictureSize } from '../../../domain/site/linkPicture.ts';
import { Picture } from '../../../ui/show/Picture.tsx';

/** The box that chats and networks show for a shared link. */
export const LinkCardFigure = ({ card, caption }: { card: LinkCard; caption: string }) => (
  <figure className="adm-card">
    <figcaption className="adm-label">{caption}</figcaption>
    <div className="adm-card-box">
      <Picture
        src={card.picture}
        alt=""
        {...linkPictureSize}
        sizes={{ whole: '26rem' }}
        fallback={
          <span className="no-pic">
            <img src="/icons/icon-512.png" alt="" width={96} height={96} />
          </span>
        }
      />
      <div className="adm-card-words">
        <p className="xs mut">{location.host}</p>
        <p className="strong">{card.title}</p>
        <p className="sm mut">{card.description}</p>
      </div>
    </div>
  </figure>
);
