// The faces of the cards by themselves: the fan of the poster needs no more, and what dresses the table comes after them.
import './faces.css';
