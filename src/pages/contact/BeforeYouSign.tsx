import { styled } from 'styled-components';
import { siteConfig } from '../../content/site.ts';
import { rowId } from '../../content/words/row-id.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { beforeYouSign, companyFactsOf } from './copy.ts';

const List = styled.dl`
  border-bottom: 1px solid ${color.line};

  > div {
    display: grid;
    gap: 4px 32px;
    padding-block: 16px;
    border-top: 1px solid ${color.line};
  }
  dt {
    ${textStyle.label}
    padding-top: 0.3em;
    color: ${color.muted};
  }
  dd {
    max-width: 38.9em;
    text-wrap: pretty;
  }
  ${media.md} {
    > div {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
  }
`;

/** Registration, tax, insurance, data and terms, for procurement. */
export function BeforeYouSign() {
  return (
    <Section tone="ink" id="before-you-sign" labelledBy="before-title" layout="split">
      <SectionHead id="before-title" {...beforeYouSign}></SectionHead>
      <List>
        {companyFactsOf(siteConfig).map(({ term, text }) => (
          <div key={term} id={rowId(term)}>
            <dt>{term}</dt>
            <dd>
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </List>
    </Section>
  );
}
