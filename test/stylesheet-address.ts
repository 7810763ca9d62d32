export default '/look.css';
