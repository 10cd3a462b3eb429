import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { country, withoutTax } from '../content/company/country.ts';
import type { Amount, ServicePrices } from '../content/selections/service-prices.ts';
import { rowId } from '../content/words/row-id.ts';
import { paths } from '../paths.ts';
import { color, font, media, type Tone } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { Link } from '../ui/actions/Link.tsx';
import { Section, SectionHead } from '../ui/layout/Section.tsx';
import { Unbroken } from '../ui/text/Paragraphs.tsx';
import { ExampleReport } from './ExampleReport.tsx';

interface PriceRangeProps {
  /** The service's; without one nothing is shown. */
  price: ServicePrices | null;
  title: string;
  /** One sentence on the payment terms. */
  lead?: string;
  /** Links the example report of the process review that comes first. */
  beginsWithReview?: boolean;
  /** What else buyers ask before they sign, such as running costs. */
  terms?: readonly { term: string; text: string }[];
  tone?: Tone;
}

const Panel = styled.div`
  dl {
    display: grid;
    gap: clamp(1.75rem, 4vw, 2.5rem) 32px;
  }
  dl > div {
    padding-top: 20px;
    border-top: 1px solid ${color.fg};
  }
  dt {
    ${textStyle.label}
    color: ${color.muted};
  }
  .amount {
    margin-top: 16px;
    font: 500 clamp(1.75rem, 1.3rem + 1vw, 2.125rem) / 1.15 ${font.mono};
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
  .note span {
    display: block;
    margin-top: 8px;
  }
  /* Its name on one line. */
  .note .study {
    display: inline-block;
    margin: 0;
  }
  ol {
    margin-top: 12px;
  }
  li {
    display: flex;
    gap: 14px;
    padding-block: 10px;
    counter-increment: factor;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  li::before {
    ${textStyle.label}
    padding-top: 0.2em;
    color: ${color.accentStrong};
    content: counter(factor) / '';
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
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 208px), 1fr));
    }
    .prices {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.belowLg} {
      .prices > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  ${media.lg} {
    /* The end of a range fits into a line of a fourth of the page. */
    .amount {
      font-size: clamp(1.5rem, 0.6rem + 1.6vw, 2.125rem);
    }
    /* Labels, amounts and notes of all columns stand in rows, however many lines they take. */
    .prices {
      grid-template: auto auto 1fr / none;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      row-gap: 0;
    }
    .prices > div {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
    .factors dd {
      grid-row: span 2;
    }
  }
`;

interface RowProps {
  label: string;
  from: Amount;
  /** The end of a range. */
  to?: Amount;
  /** The amount is a maximum. */
  upTo?: boolean;
  /** A study whose price this is. */
  study?: ServicePrices['largest'];
  /** Instead of a study: a sentence about the amount. */
  children?: ReactNode;
}

/** An amount or a range, without sales tax and with it. */
function Row({ label, from, to, upTo, study, children }: RowProps) {
  const { salesTax } = country;
  const range = to === undefined ? from.gross : `${from.gross} to ${to.gross}`;
  const note = study ? (
    <span className="study">
      <Link to={paths.caseStudy(study.slug)}>{study.title}</Link>.
    </span>
  ) : (
    children
  );
  return (
    <div>
      <dt>{withoutTax ? `${label},${withoutTax}` : label}</dt>
      <dd className="amount">
        <span>
          {upTo && 'up to '}
          {from.net}
        </span>{' '}
        {to !== undefined && <span>to {to.net}</span>}
      </dd>
      {(salesTax ?? note) && (
        <dd className="note">
          {salesTax && `${range} with ${salesTax}${study ? ':' : '.'} `}
          {note}
        </dd>
      )}
    </div>
  );
}

/**
 * The prices of a service: smallest, typical and largest project, or those of a person by level, what changes the
 * price, and links to the terms. Nothing for a service without prices.
 */
export function PriceRange({
  price,
  title,
  lead,
  beginsWithReview = false,
  terms = [],
  tone = 'paper',
}: PriceRangeProps) {
  const id = useId();
  if (!price) return null;
  const { from, to, per, smallest, priceFactors, levels, typical, largest } = price;
  const isOne = per === 'project' && from.net === to.net;
  /** The smallest engagement is one person's month, which the range begins with. */
  const isOneMonth = from.net === smallest.price.net;
  const lines = levels.map((rate) => `${rate.level}: ${rate.from} to ${rate.to}`);
  if (isOneMonth) lines.push(`${smallest.name}.`);
  const smallestOf = (label: string): RowProps => ({
    label,
    from: smallest.price,
    children: `${smallest.name}.`,
  });
  const typicalOf = (label: string) =>
    typical && (
      <Row label={label} {...typical}>
        {'name' in typical && `${typical.name}.`}
      </Row>
    );
  return (
    <Section tone={tone} labelledBy={id}>
      <SectionHead id={id} eyebrow="Prices" title={title} lead={lead} />
      <Panel>
        <dl className="prices">
          {isOne ? (
            <Row {...smallestOf('The price')} />
          ) : per === 'project' ? (
            <>
              <Row {...smallestOf('The smallest project')} />
              {typicalOf('A typical project')}
              <Row
                label={largest ? 'The largest project' : 'The most we quote'}
                upTo
                from={to}
                study={largest}
              >
                No case study is this large yet.
              </Row>
            </>
          ) : (
            <>
              <Row label="One person costs, per month" from={from} to={to}>
                {lines.length > 0 && lines.map((line) => <span key={line}>{line}</span>)}
              </Row>
              {!isOneMonth && <Row {...smallestOf('The smallest engagement')} />}
              {typicalOf('A typical engagement')}
            </>
          )}
          <div className="factors">
            <dt>What moves the price</dt>
            <dd>
              <ol role="list">
                {priceFactors.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ol>
            </dd>
          </div>
        </dl>
        {terms.length > 0 && (
          <dl className="terms">
            {terms.map(({ term, text }) => (
              <div key={term} id={rowId(term)}>
                <dt>{term}</dt>
                <dd>
                  <Unbroken text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="questions">
          {beginsWithReview && (
            <>
              <ExampleReport />
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
