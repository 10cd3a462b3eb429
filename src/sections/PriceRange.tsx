import { useId } from 'react';
import { styled } from 'styled-components';
import { money } from '../content/words/number-words.ts';
import * as country from '../content/company/country.ts';
import { prices, withTax, type PricedPath } from '../content/company/prices.ts';
import type { ServicePrice } from '../content/records/price-schema.ts';
import { paths } from '../paths.ts';
import { color, font, media, type Tone } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { Link } from '../ui/actions/Link.tsx';
import { Section, SectionHead } from '../ui/layout/Section.tsx';
import { ReviewSample } from './ReviewSample.tsx';

interface PriceRangeProps {
  /** The service, by its page's path. */
  service: PricedPath;
  title: string;
  /** One sentence on the payment terms; docs/promises.md has all. */
  lead?: string;
  /** A process review comes first, whose sample is linked. */
  beginsWithReview?: boolean;
  /** What else buyers ask before they sign, such as running costs. */
  terms?: readonly { term: string; text: string }[];
  tone?: Tone;
}

const Panel = styled.div`
  dl {
    display: grid;
    gap: 40px 32px;
  }
  dl > div {
    padding-top: 20px;
    border-top: 1px solid ${color.fg};
  }
  dt {
    ${type.label}
    color: ${color.muted};
  }
  .amount {
    margin-top: 16px;
    font: 500 clamp(1.75rem, 1.3rem + 1.7vw, 2.75rem) / 1.1 ${font.mono};
    letter-spacing: -0.045em;
    font-variant-numeric: tabular-nums;
  }
  .amount > span {
    display: inline-block;
  }
  .note {
    margin-top: 12px;
    color: ${color.muted};
    text-wrap: pretty;
  }
  ol {
    margin-top: 12px;
  }
  li {
    display: flex;
    gap: 14px;
    padding-block: 10px;
    counter-increment: mover;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  li::before {
    ${type.label}
    padding-top: 0.2em;
    color: ${color.accentStrong};
    content: counter(mover) / '';
  }
  .terms {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  .terms > div {
    border-color: ${color.line};
  }
  .terms dd {
    max-width: 34.8em;
    margin-top: 8px;
    text-wrap: pretty;
  }
  .questions {
    margin-top: clamp(2rem, 4vw, 3rem);
  }
  > small {
    margin-top: 20px;
  }
  ${media.md} {
    .terms {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    }
  }
  ${media.lg} {
    dl > .range {
      grid-column: 1 / span 5;
      /* Separates a long range from the smallest project's price. */
      padding-inline-end: 32px;
    }
    dl > .smallest {
      grid-column: 6 / span 3;
    }
    dl > .movers {
      grid-column: 9 / -1;
    }
  }
`;

const rangeLabel: Record<ServicePrice['per'], string> = {
  project: `Our projects cost, without ${country.salesTax}`,
  'person and month': `One person costs, per month, without ${country.salesTax}`,
};

/** The price of a service: the range, the smallest project, what changes the price, and where the contract's terms are. */
export function PriceRange({
  service,
  title,
  lead,
  beginsWithReview = false,
  terms = [],
  tone = 'paper',
}: PriceRangeProps) {
  const id = useId();
  const price: ServicePrice = prices[service];
  const { from, to, per, smallest, movedBy, levels = [] } = price;
  return (
    <Section tone={tone} labelledBy={id}>
      <SectionHead id={id} eyebrow="Prices" title={title} lead={lead} />
      <Panel>
        <dl className="columns">
          <div className="range">
            <dt>{rangeLabel[per]}</dt>
            <dd className="amount">
              <span>{money(from)}</span> <span>to {money(to)}</span>
            </dd>
            <dd className="note">
              {money(withTax(from))} to {money(withTax(to))} with {country.salesTax}
            </dd>
            {levels.map(({ level, ...rate }) => (
              <dd className="note" key={level}>
                {level}: {money(rate.from)} to {money(rate.to)}
              </dd>
            ))}
          </div>
          <div className="smallest">
            <dt>The smallest project</dt>
            <dd className="amount">
              <span>{money(smallest.price)}</span>
            </dd>
            <dd className="note">
              {money(withTax(smallest.price))} with {country.salesTax}. {smallest.name}.
            </dd>
          </div>
          <div className="movers">
            <dt>What moves the price</dt>
            <dd>
              <ol role="list">
                {movedBy.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ol>
            </dd>
          </div>
        </dl>
        {terms.length > 0 && (
          <dl className="terms">
            {terms.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="questions">
          {beginsWithReview && (
            <>
              <ReviewSample />
              <br />
            </>
          )}
          <Link to={`${paths.contact}#before-you-sign`}>Before you sign</Link>: terms and
          references. <Link to={`${paths.bookConsultation}#questions`}>Questions</Link> before you
          book.
        </p>
      </Panel>
    </Section>
  );
}
