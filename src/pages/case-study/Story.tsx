import type { CaseStudy } from '../../content/case-study-schema.ts';
import { Section } from '../../ui/Section.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';
import { Account, Impact } from './story-style.ts';

/** The account in three parts: what was found, what was built, what came of it. */
export function Story({ study }: { study: CaseStudy }) {
  return (
    <>
      <Section>
        <Account>
          <section className="situation" aria-labelledby="situation">
            <Eyebrow number="01">What we found</Eyebrow>
            <h2 id="situation">Situation</h2>
            <p>{study.situation}</p>
          </section>
          <section className="solution" aria-labelledby="solution">
            <Eyebrow number="02">What we built</Eyebrow>
            <h2 id="solution">Solution</h2>
            <p>{study.solution}</p>
            <div className="parts">
              <h3>Key components of the solution included:</h3>
              <ol role="list">
                {study.solutionPoints.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ol>
            </div>
          </section>
        </Account>
      </Section>
      <Impact tone="sand" labelledBy="impact">
        <div>
          <Eyebrow number="03">What came of it</Eyebrow>
          <h2 id="impact">Impact</h2>
        </div>
        <p className="account">{study.impact}</p>
      </Impact>
    </>
  );
}

function Eyebrow({ number, children }: { number: string; children: string }) {
  return (
    <p className="eyebrow">
      <SurveyMark />
      {number} — {children}
    </p>
  );
}
