import { styled } from 'styled-components';
import { contained } from './grid.ts';

/** Centres its children at the content's width; takes everything a `<div>` takes. */
export const Container = styled.div`
  ${contained}
`;
