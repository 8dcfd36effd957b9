/* The block's settings and its live preview, with what WordPress itself brings: nothing of this is compiled. */
;(function (wp, known) {
  'use strict'
  var __ = wp.i18n.__
  var el = wp.element.createElement
  var components = wp.components

  var views = [
    ['listing', __('All experiences', 'dhow-booking')],
    ['search', __('Search', 'dhow-booking')],
    ['experience', __('One experience', 'dhow-booking')],
    ['availability', __('Calendar of one experience', 'dhow-booking')],
    ['button', __('“Book now” button', 'dhow-booking')],
    ['cart', __('Cart button', 'dhow-booking')],
    ['invoices', __('A traveller’s bookings', 'dhow-booking')],
  ]
  var themes = [
    ['', __('Look of the storefront', 'dhow-booking')],
    ['transparent', __('Your page’s fonts and colours', 'dhow-booking')],
  ]
  var layouts = [
    ['', __('Same as the storefront', 'dhow-booking')],
    ['stacked', __('Cards with the picture above the text', 'dhow-booking')],
    ['row', __('Rows with the picture beside the text', 'dhow-booking')],
  ]
  var corners = [
    ['', __('Where the block is', 'dhow-booking')],
    ['bottom-right', __('Bottom right of the window', 'dhow-booking')],
    ['bottom-left', __('Bottom left of the window', 'dhow-booking')],
    ['top-right', __('Top right of the window', 'dhow-booking')],
    ['top-left', __('Top left of the window', 'dhow-booking')],
  ]
  var ofOne = ['experience', 'availability', 'button']
  var withLists = ['listing', 'search']
  var buttons = ['button', 'cart']
  /** Not shown in the preview, where a button in a corner would lie over the editor. */
  var unseen = ['corner']

  /** Authors paste the address of an experience; its last part is what the widget asks for. */
  function slugOf(text) {
    return text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .replace(/^.*\//, '')
  }

  function optionsOf(pairs) {
    return pairs.map(function (pair) {
      return { value: pair[0], label: pair[1] }
    })
  }

  /** The widget itself; the editor may show the post in a frame of its own, which needs the script too. */
  function Preview(props) {
    var place = wp.element.useRef(null)
    wp.element.useEffect(function () {
      var page = place.current.ownerDocument
      var address = known.product + '/widget/v1.js'
      if (page.querySelector('script[src="' + address + '"]')) return
      var script = page.createElement('script')
      script.async = true
      script.src = address
      page.head.append(script)
    }, [])
    var attributes = { storefront: props.options.storefront || known.storefront }
    Object.keys(props.options).forEach(function (name) {
      if (props.options[name] && unseen.indexOf(name) === -1) attributes[name] = props.options[name]
    })
    if (attributes.experience) attributes.experience = slugOf(attributes.experience)
    return el('div', { ref: place }, el(components.Disabled, null, el('dhow-booking', attributes)))
  }

  function Edit(props) {
    var options = props.attributes
    var set = function (name) {
      return function (value) {
        var change = {}
        change[name] = value
        props.setAttributes(change)
      }
    }
    var select = function (name, label, pairs) {
      return el(components.SelectControl, {
        key: name,
        label: label,
        value: options[name],
        options: optionsOf(pairs),
        onChange: set(name),
      })
    }
    var text = function (name, label, help, placeholder) {
      return el(components.TextControl, {
        key: name,
        label: label,
        help: help,
        placeholder: placeholder,
        value: options[name],
        onChange: set(name),
      })
    }
    var hasSwitch = function (name) {
      return options.switches.split(' ').indexOf(name) !== -1
    }
    var toggle = function (name, label) {
      return el(components.ToggleControl, {
        key: 'switch-' + name,
        label: label,
        checked: hasSwitch(name),
        onChange: function (isOn) {
          var chosen = ['language', 'currency'].filter(function (other) {
            return other === name ? isOn : hasSwitch(other)
          })
          set('switches')(chosen.join(' '))
        },
      })
    }
    var isOfOne = ofOne.indexOf(options.view) !== -1
    var isButton = buttons.indexOf(options.view) !== -1
    var needsExperience = isOfOne && options.view !== 'button' && !options.experience
    var panel = el(
      components.PanelBody,
      { title: __('Choose what to show', 'dhow-booking') },
      select('view', __('View', 'dhow-booking'), views),
      isOfOne
        ? text(
            'experience',
            __('Experience', 'dhow-booking'),
            __('Paste its address on the booking site.', 'dhow-booking'),
          )
        : null,
      select('theme', __('Look', 'dhow-booking'), themes),
      withLists.indexOf(options.view) !== -1
        ? select('layout', __('List layout', 'dhow-booking'), layouts)
        : null,
      isButton ? text('label', __('Words on the button', 'dhow-booking')) : null,
      isButton ? select('corner', __('Place of the button', 'dhow-booking'), corners) : null,
      text('language', __('Language', 'dhow-booking'), __('Language of your page', 'dhow-booking'), 'ar'),
      text('currency', __('Currency', 'dhow-booking'), undefined, 'EUR'),
      toggle('language', __('Let travellers choose the language', 'dhow-booking')),
      toggle('currency', __('Let travellers choose the currency', 'dhow-booking')),
      text('storefront', __('Storefront', 'dhow-booking'), undefined, known.storefront),
    )
    var say = function (words) {
      return el(components.Placeholder, { icon: 'calendar-alt', label: __('Booking', 'dhow-booking') }, words)
    }
    var body = el(Preview, { options: options })
    if (needsExperience) body = say(__('Paste its address on the booking site.', 'dhow-booking'))
    if (!known.product) {
      body = say(__('Enter the address of the booking site in Settings → Dhow Booking.', 'dhow-booking'))
    }
    return el(
      wp.element.Fragment,
      null,
      el(wp.blockEditor.InspectorControls, null, panel),
      el('div', wp.blockEditor.useBlockProps(), body),
    )
  }

  wp.blocks.registerBlockType('dhow/booking', {
    edit: Edit,
    save: function () {
      return null
    },
  })
})(window.wp, window.dhowBooking)
