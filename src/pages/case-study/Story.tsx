import type { CaseStudy } from '../../content/case-study-schema.ts';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import { copy } from './copy.ts';
import { Account } from './story-style.ts';

/** What was found and what was built, with the chapters of it that only this study has. */
export function Story({ study }: { study: CaseStudy }) {
  const { situation, solution } = copy;
  const chapters = study.chapters?.filter(({ afterSetback }) => !afterSetback);
  return (
    <Section>
      <Account>
        <section className="situation columns" aria-labelledby="situation">
          <div className="head">
            <Eyebrow numbered>{situation.eyebrow}</Eyebrow>
            <h2 id="situation">{situation.title}</h2>
          </div>
          <div className="found">
            <Paragraphs text={study.situation} />
          </div>
          <div className="before">
            <h3>{situation.before}</h3>
            <Paragraphs text={study.before} />
          </div>
        </section>
        <section className="solution columns" aria-labelledby="solution">
          <div className="head">
            <Eyebrow numbered>{solution.eyebrow}</Eyebrow>
            <h2 id="solution">{solution.title}</h2>
            <Paragraphs text={study.solution} />
          </div>
          <div className="parts">
            <h3>{solution.points}</h3>
            <ol role="list">
              {study.solutionPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </div>
          {chapters?.map(({ title, text }) => (
            <div className="chapter columns" key={title}>
              <h3>{title}</h3>
              <div>
                <Paragraphs text={text} />
              </div>
            </div>
          ))}
        </section>
      </Account>
    </Section>
  );
}
