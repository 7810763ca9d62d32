/** Never seen: middleware answers to every path. Without it, Next's own would lie in the data of every page. */
export default function NotFound() {
  return <p>Not found</p>;
}
