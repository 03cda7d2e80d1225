import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import './hero.css';

/** Five leaves on their cord, and what this place is for. */
export function HomeHero() {
  const texts = useMessages(catalogueMessages);
  const [first, second] = texts.heroTitle;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <HeroLeaves />
      <div className="wrap">
        <h1 id="hero-title">
          <span className="nb">{first}</span> <span className="nb">{second}</span>
        </h1>
        <p>{texts.heroText}</p>
      </div>
    </section>
  );
}

function HeroLeaves() {
  return (
    <svg className="hero-leaves" viewBox="0 0 1280 340" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path
        className="leaf-strips"
        d="M645 19h755v40H645zM565 85h895v40H565zM695 151h755v40H695zM605 217h855v40H605zM725 283h755v40H725z"
      />
      <path
        className="leaf-lines"
        d="M760 31h190M1050 31h90M760 46h150M1050 46h60M700 97h250M1050 97h100M700 112h210M800 163h150M1050 163h80M800 178h170M720 229h220M1050 229h90M720 244h180M840 295h110M1050 295h70M840 310h130"
      />
      <path className="leaf-cord" d="M1010-10C1004 60 1018 120 1010 170s-8 120 2 190" />
      <path
        className="leaf-holes"
        d="M1181 39a9 9 0 0 0 18 0 9 9 0 0 0-18 0M1181 105a9 9 0 0 0 18 0 9 9 0 0 0-18 0M1181 171a9 9 0 0 0 18 0 9 9 0 0 0-18 0M1181 237a9 9 0 0 0 18 0 9 9 0 0 0-18 0M1181 303a9 9 0 0 0 18 0 9 9 0 0 0-18 0"
      />
    </svg>
  );
}
