import '#web/roadBook/roadBook.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { roadBookScope } from '#schema/roadBook.ts'
import { BookPage } from '#web/roadBook/BookPage.tsx'
import { StoredBooks } from '#web/roadBook/StoredBooks.tsx'

const root = document.getElementById('road-book')
if (!root) throw new Error('the document has no element for the road book')

const [id] = window.location.pathname.slice(roadBookScope.length).split('/')

createRoot(root).render(<StrictMode>{id ? <BookPage id={id} /> : <StoredBooks />}</StrictMode>)
