export const formErrorsStyle = `
form {
  display: grid;
  gap: 1.25rem;
}
label, legend {
  display: block;
  margin-bottom: .375rem;
  padding: 0;
  font-weight: 600;
  color: var(--heading);
}
.field {
  display: block;
  width: 100%;
  min-height: 3rem;
  box-sizing: border-box;
  padding: .625rem .875rem;
  border: 1px solid var(--control);
  border-radius: .625rem;
  background: var(--page);
  color: var(--heading);
  font: inherit;
  font-size: 1rem;
}
fieldset {
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
}
.choice {
  display: flex;
  gap: .75rem;
  align-items: flex-start;
  min-height: 2.75rem;
  margin: 0;
  padding: .5rem 0;
  box-sizing: border-box;
  font-weight: 400;
  color: inherit;
}
.choice input {
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: .3rem 0 0;
  accent-color: var(--main-ink);
}
[aria-invalid] {
  border: 2px solid #b3261e;
}
.error {
  margin: .375rem 0 0;
  color: #b3261e;
  font-weight: 600;
}
.error::before {
  content: '! ';
  font-weight: 800;
}
.summary {
  margin: 0 0 1.5rem;
  padding: 1.25rem;
  border: 2px solid #b3261e;
  border-radius: .75rem;
}
.summary h1 {
  margin: 0 0 .5rem;
  font-size: 1.375rem;
}
.summary ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
.honeypot {
  position: absolute;
  inset-inline-start: -100vw;
}
`;
