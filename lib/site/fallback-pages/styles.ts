import { defaultColours } from '@/lib/site/theme/theme';

/** CSS of every plain page: readable without the record's colours. */
export const plainStyle = `
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1.5rem;
  padding: 2rem;
  box-sizing: border-box;
  font: 1.125rem/1.6 system-ui, sans-serif;
  color: #2b3439;
  background: #fff;
  text-align: center;
}
h1 {
  font-size: 1.75rem;
  line-height: 1.2;
  margin: 0 0 1rem;
}
p {
  margin: 0 auto 1rem;
  max-width: 32rem;
}
a {
  display: inline-block;
  padding: .6rem 0;
  color: ${defaultColours.main};
  font-weight: 700;
}
.spinner {
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  border: 4px solid #dfe4e6;
  border-top-color: ${defaultColours.main};
  animation: turn 1s linear infinite;
}
@keyframes turn {
  to {
    transform: rotate(1turn);
  }
}
@media (prefers-reduced-motion: reduce) {
  .spinner {
    animation-duration: 6s;
  }
}
`;

/** CSS of a plain page of a site, whose colours are variables. */
export const siteStyle = `
body {
  background: var(--tint);
  color: var(--paragraph);
  align-content: start;
  justify-items: stretch;
  grid-template-columns: minmax(0, 40rem);
  justify-content: center;
  padding: clamp(1.25rem, 5vw, 4rem) 1.25rem;
  text-align: start;
  overflow-wrap: anywhere;
}
h1, h2 {
  color: var(--heading);
  letter-spacing: -.02em;
  line-height: 1.15;
  text-wrap: balance;
}
h1 {
  font-size: clamp(1.75rem, 1.4rem + 2vw, 2.5rem);
}
h2 {
  font-size: 1.25rem;
  margin: 0 0 .5rem;
}
p {
  margin: 0 0 1rem;
  max-width: none;
  text-wrap: pretty;
}
a {
  color: var(--main-ink);
  text-underline-offset: .2em;
}
:focus-visible {
  outline: 3px solid var(--main-ink);
  outline-offset: 2px;
  border-radius: 4px;
}
.name {
  margin: 0 0 1.25rem;
  font-weight: 700;
  color: var(--main-ink);
}
.name a {
  text-decoration: none;
}
.card {
  background: var(--page);
  border: 1px solid var(--line);
  border-top: 6px solid var(--main);
  border-radius: 1.25rem;
  padding: clamp(1.5rem, 5vw, 3rem);
}
.btn {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3.25rem;
  padding: .75rem 1.625rem;
  box-sizing: border-box;
  border: 2px solid transparent;
  border-radius: .75rem;
  background: var(--button);
  color: var(--on-button);
  font: inherit;
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
}
.btn:hover {
  background: var(--button-hover);
  color: var(--on-button-hover);
}
.ways a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0;
  font-size: 1.125rem;
}
`;

/** CSS of the palette page. */
export const paletteStyle = `
summary {
  padding: .875rem 0;
  border-bottom: 1px solid var(--line);
  color: var(--heading);
  font-weight: 600;
  cursor: pointer;
}
details {
  padding: 0;
}
details ul {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: .625rem;
  margin: 0;
  padding: 1rem 0;
  list-style: none;
}
li {
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 7rem;
  box-sizing: border-box;
  padding: .75rem;
  border: 1px solid var(--line);
  border-radius: .75rem;
  line-height: 1.3;
  forced-color-adjust: none;
}
.home {
  margin: 2rem 0 0;
}
`;
