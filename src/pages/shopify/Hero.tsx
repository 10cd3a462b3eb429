import { styled } from 'styled-components';
import { PageHero } from '../../sections/PageHero.tsx';
import { color, font, masked, media } from '../../theme/tokens.ts';
import { hero, launchDays, launchReceipt, launchSteps } from './copy.ts';
import { textStyle } from '../../theme/typography.ts';
import { SurveyMark } from '../../ui/layout/SurveyMark.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';

const Receipt = styled.div`
  position: relative;
  width: min(100%, 348px);
  transform: rotate(-1.25deg);
  filter: drop-shadow(0 0 1px rgb(15 20 18 / 0.5));
  font: 0.9375rem/1.5 ${font.mono};

  /* A serrated lower edge. */
  .receipt {
    padding: 32px 28px 44px;
    ${masked(`
      conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg) 50%
        100% / 14px 8px repeat-x,
      linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 7px) no-repeat
    `)}
  }

  figcaption {
    display: grid;
    justify-items: center;
    gap: 4px;
  }
  svg {
    margin-bottom: 8px;
    color: ${color.accent};
  }
  small,
  .fine {
    ${textStyle.label}
    color: ${color.muted};
  }
  ol {
    margin-top: 20px;
    padding-block: 14px;
    border-block: 1px dashed ${color.muted};
  }
  li,
  .total {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
  }
  li {
    padding-block: 4px;
    counter-increment: step;
  }
  li span::before {
    margin-inline-end: 12px;
    color: ${color.muted};
    content: counter(step, decimal-leading-zero) / '';
  }
  .total {
    padding-block: 16px;
    line-height: 1;
  }
  .total b {
    font-size: 2.5rem;
    font-weight: 500;
    letter-spacing: -0.05em;
  }
  .bars {
    height: 52px;
    margin-block: 4px 12px;
    background:
      repeating-linear-gradient(90deg, ${color.fg} 0 2px, transparent 2px 7px),
      repeating-linear-gradient(
        90deg,
        transparent 0 17px,
        ${color.fg} 17px 21px,
        transparent 21px 31px
      );
  }
  small,
  .fine {
    text-align: center;
    text-wrap: balance;
  }

  ${media.lg} {
    transform: rotate(-2.5deg);
  }
`;

/** The plan of a launch as a receipt: steps, days, total. */
function LaunchReceipt() {
  return (
    <Receipt>
      <figure className="receipt" data-tone="paper">
        <figcaption>
          <SurveyMark kind="trig" size={22} />
          <strong>{launchReceipt.title}</strong>
          <small>
            <Unbroken text={launchReceipt.subtitle} />
          </small>
        </figcaption>
        <ol>
          {launchSteps.map(({ title, days }) => (
            <li key={title}>
              <span>{title}</span>
              {`${days} ${launchReceipt.unit}`}
            </li>
          ))}
        </ol>
        <p className="total">
          {launchReceipt.total} <b>{`${launchDays} ${launchReceipt.unit}`}</b>
        </p>
        <div className="bars" aria-hidden="true" />
        <p className="fine">{launchReceipt.terms}</p>
      </figure>
    </Receipt>
  );
}

/* The receipt overlaps the hero's lower edge, above the next section. */
const Root = styled.div`
  position: relative;
  z-index: 1;

  .aside {
    padding-bottom: 0;
  }
  .table {
    position: relative;
    display: grid;
    justify-items: center;
    margin-inline: calc(-1 * var(--gutter));
    padding: 40px var(--gutter) 0;
  }

  ${media.lg} {
    .aside {
      display: grid;
      align-self: stretch;
    }
    .table {
      align-content: end;
      justify-items: start;
      margin-block: 0;
      margin-inline: 0 calc(-1 * var(--bleed));
      padding-block: 56px 0;
      padding-inline: clamp(24px, 7vw - 44px, 84px) 24px;
    }
  }
`;

/** The first screen: the headline, and a launch itemised as a receipt. */
export function Hero() {
  return (
    <Root>
      <PageHero
        {...hero}
        aside={
          <div className="table">
            <LaunchReceipt />
          </div>
        }
      />
    </Root>
  );
}
