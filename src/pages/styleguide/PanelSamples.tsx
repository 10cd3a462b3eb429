import { styled } from 'styled-components';
import { Accordion } from '../../ui/Accordion.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { FailureToast, SuccessToast } from '../../sections/enquiry-toasts.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';

const Panels = styled.div`
  display: grid;
  gap: 56px;

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }
`;

/** Tabs, accordion, toasts, loading and failure. */
export function PanelSamples() {
  const showToast = useToast();
  return (
    <Section id="panels" labelledBy="panels-title">
      <SectionHead
        id="panels-title"
        eyebrow="Moving parts"
        title="What opens, switches, waits and fails"
      />
      <Panels>
        <Tabs
          label="Sample tabs"
          defaultValue="first"
          items={[
            { value: 'first', label: 'First', content: <p>The first panel.</p> },
            { value: 'second', label: 'Second', content: <p>The second panel.</p> },
          ]}
        />
        <Accordion
          items={[
            {
              value: 'a',
              title: 'Front-End',
              note: '6 skills',
              content: <p>React, TypeScript.</p>,
            },
            {
              value: 'b',
              title: 'Databases',
              note: '5 skills',
              content: <p>PostgreSQL, Redis.</p>,
            },
          ]}
        />
        <div className="row">
          <Button
            variant="outline"
            onClick={() => showToast(<SuccessToast serviceName="our services" />)}
          >
            Show a success toast
          </Button>
          <Button variant="outline" onClick={() => showToast(<FailureToast />)}>
            Show a failure toast
          </Button>
        </div>
        <Loading />
        <SectionBoundary name="styleguide">
          <p>A section inside its boundary; when it fails, the boundary says so here.</p>
        </SectionBoundary>
      </Panels>
    </Section>
  );
}
