import { styled } from 'styled-components';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { type } from '../../theme/typography.ts';
import { nextSteps } from './copy.ts';

const Root = styled.div`
  h3 {
    ${type.h3}
    margin: 12px 0 20px;
  }
`;

/** The three steps after a message, beside the form. */
export function WhatHappensNext() {
  return (
    <Root>
      <h3>What happens next</h3>
      <NextSteps steps={nextSteps} />
    </Root>
  );
}
