import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TagList } from '../../ui/TagList.tsx';

const Cards = styled.div`
  display: grid;
  gap: 24px;

  h3 {
    margin-block: 48px 0;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    align-items: center;
  }
  ${media.md} {
    grid-template-columns: 1fr 1fr;
    .marks {
      grid-column: 1 / -1;
    }
  }
`;

/** Cards plain and with contours, tags, marks and links, in a split section. */
export function CardSamples() {
  return (
    <Section tone="sand" id="cards" labelledBy="cards-title" layout="split">
      <SectionHead
        id="cards-title"
        eyebrow="Panels, tags and marks"
        title="Ruled panels with a coordinate in the corner"
        lead="This section is split: heading in columns 1–5, content in 6–12."
      />
      <Cards>
        <Card coordinate="A1" contour>
          <h3>With contours</h3>
          <p>They drift by a few pixels when the pointer comes, and the line turns ember.</p>
        </Card>
        <Card coordinate="A2">
          <h3>Plain</h3>
          <p>
            For dense lists, where drawing would be noise. <Link to="#cards">A link in text</Link>.
          </p>
        </Card>
        <div className="marks">
          <Tag>Retail</Tag>
          <Tag look="line">React</Tag>
          <TagList label="Technologies" items={['TypeScript', 'Azure', 'Dataverse']} />
          <SurveyMark size={24} />
          <SurveyMark size={24} kind="trig" />
          <SurveyMark size={24} kind="bench" />
        </div>
      </Cards>
    </Section>
  );
}
