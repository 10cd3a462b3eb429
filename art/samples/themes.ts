import { palette } from '../drawing/palette.ts';
import type { Theme } from '../drawing/themes.ts';

export const paper: Theme = {
  bg: palette.paper,
  lines: ['#ddd6c8', '#b3a88f'],
  index: ['#c8bfac', '#8d8169'],
  tints: ['#f6f2e9', '#efe8d9', '#e5dbc6', '#d8cbb0'],
  text: palette.muted,
  accent: palette.ember,
  second: palette.mineral,
  faint: palette.line,
};
export const sand: Theme = {
  bg: palette.sand,
  lines: ['#d6ccb6', '#a5987c'],
  index: ['#bfb398', '#7d7157'],
  tints: ['#eae2d1', '#e0d4bb', '#d3c4a3', '#c3b08a'],
  text: palette.mutedOnSand,
  accent: palette.ember,
  second: palette.mineral,
  faint: '#d3c9b5',
};
export const deep: Theme = {
  bg: '#0f332d',
  lines: ['#1b5047', '#5fa293'],
  index: ['#2a6a5e', '#a4d6c9'],
  tints: ['#0f332d', '#154239', '#1f5a4f', '#2f7567'],
  text: '#a9d3c7',
  accent: palette.emberOnInk,
  second: palette.mineralPale,
  faint: '#225a50',
};
export const pale: Theme = {
  bg: '#e3efe9',
  lines: ['#bcd8cd', '#6ba593'],
  index: ['#98c2b3', '#2f7f71'],
  tints: ['#dcebe4', '#c9e0d6', '#afd0c3', '#8dbcab'],
  text: '#2d5f55',
  accent: palette.ember,
  second: palette.mineral,
  faint: '#bdd7cc',
};
export const clay: Theme = {
  bg: '#a93b0d',
  lines: ['#bb5226', '#e9a37f'],
  index: ['#c86a3f', '#fbd9c5'],
  tints: ['#a93b0d', '#b54a1c', '#c25c30', '#cf7148'],
  text: '#ffe6d8',
  accent: palette.paper,
  second: palette.ink,
  faint: '#c1592d',
};
